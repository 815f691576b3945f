// The description of the API
export const aboutRefusals =
  'Every refusal is a 4xx with {status: "false", message}. A call for customers takes the access_token of /token as its bearer.'
export const beyondTheOriginal = 'Beyond the original API: another host may lack it.'
export const tokenRefused = 'The token is missing, unknown, expired or revoked.'
export const refusedWithReason = 'Refused; the message says why.'
export const sizeInHeader = 'The size of the whole is in X-Total-Count.'

// A picture
export const noSuchPicture = 'There is no such picture.\n'
export const manyPictures = 'Many pictures are being made. Please come again in a few seconds.\n'
export const picturesElsewhereAway =
  'Pictures cannot be read at the moment. Please come again in a few seconds.\n'

// A part of the sitemap
export const noSuchPart = 'There is no such part.\n'
