// What is answered before any page.

export const addressTooLong = 'This address is too long.'
export const requestTooLarge = 'This is more than the shop can take in one go.'
export const twoHosts = 'This request names its host twice.'
export const headersTooLarge = 'This request is longer than the shop can read.'
export const cookiesTooLarge =
  'Your browser sent more cookies than the shop can read. They have been cleared: please try again.'
export const verbUnknown = 'The shop does not know this kind of request.'
export const verbNotAllowed = 'This address does not take this kind of request.'
export const picturesAway =
  'Pictures cannot be read or stored at the moment. Please try again in a few seconds.'
