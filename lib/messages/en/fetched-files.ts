// Why a file was not fetched from its address
export const addressNotHttps = 'it leads to something other than https://'
export const addressOfPrivateNetwork = 'it leads into a private network'
export const addressNotFound = (host: string) => `there is no ${host}, or it cannot be reached`
export const noAnswer = 'it did not answer in time, or broke off'
export const hostSilent = (host: string) => `${host} has not answered for others, so it was not asked again`
export const answeredWith = (status: number) => `it answered with ${status}`
export const redirectedTooOften = 'it leads from one address to the next, and on'
export const otherType = (type: string) => (type ? `it is ${type}, and no picture` : 'it is no picture')
export const fileTooLarge = (megabytes: number) => `it is larger than ${megabytes} MB`
export const pageForPicture = 'it is a page or a drawing, and no photo'
export const pictureNotFetched = (address: string, reason: string) =>
  `“${address}” was not fetched: ${reason}. A later import tries again. Where there is no other picture, the placeholder shows`
