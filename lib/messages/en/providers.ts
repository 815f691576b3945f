// What becomes of a message that was not sent, in the log
export const notSentAgain = 'It is not sent again.'
export const goesOnBy = (channel: string) => `The next channel has it: ${channel}.`
export const givenUpForGood = 'It is given up.'
export const noLetter = (key: string) => `There is no letter for ${key}.`
export const reportedOf = (id: number, template: string, recipient: string, why: string, next: string) =>
  `Message ${id} (${template}) to ${recipient}: ${why}. ${next}`

// Why a provider of messages did not send one: in the log, and to the seller
export const providerUnreachable = 'the provider could not be reached'
export const providerSilent = 'the provider did not answer, and may have sent it'
export const answerUnreadable = (status: number) =>
  `the provider answered ${status} with something unreadable`
export const providerSaid = (status: number, code: string, details: string) =>
  [`the provider answered ${status}`, code && `code ${code}`, details].filter(Boolean).join(', ')
export const noMessageId = 'the provider named no message in its answer'
export const noTemplateNamed = (name: string) => `no template is named for ${name}`
export const processEnded = 'the shop stopped while it was being sent'
export const numberSaidStop = 'this number wants no messages'
export const codeIsOver = 'the code’s time was over'
export const reportedFailed = (code: string, title: string) =>
  ['not delivered', code && `code ${code}`, title].filter(Boolean).join(', ')
