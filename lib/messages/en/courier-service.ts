// What goes wrong when a courier service is asked

export const serviceUnreachable = 'The courier service cannot be reached.'
export const serviceSilent = 'The courier service did not answer in time.'
export const serviceAnswerHuge = 'The courier service answered with more than a parcel can have to say.'
export const serviceUnreadable = (status: number) =>
  `The courier service answered with something that is no answer (${status}).`
export const serviceBusy = 'The courier service is asked too often just now. Wait a minute, then try again.'
export const serviceBroken = (status: number) => `The courier service has a fault of its own (${status}).`
export const serviceKeysRefused = 'The courier service does not take the shop’s email address and password.'
export const serviceSaid = (text: string) => `The courier service said: ${text}`
export const serviceSaidNothing = 'The courier service refused, and gave no reason.'
export const labelNoPdf = 'The courier service sent something that is no label.'
export const labelElsewhere = 'The courier service named an address for the label that is not safe to open.'
