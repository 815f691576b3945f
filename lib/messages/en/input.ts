// Why an input is refused; the field’s name stands before the sentence.

export const mustBeText = 'This must be a text.'
export const mustBeNumber = 'This must be a number.'
export const mustBeWhole = 'This must be a whole number.'
export const mustBeYesNo = 'This must be true or false.'
export const mustBeList = 'This must be a list.'
export const mustBeFields = 'This must be a group of fields.'
export const tooShort = 'This is too short.'
export const tooFew = 'This list has too few entries.'
export const tooMany = 'This list has too many entries.'
export const tooLow = 'This number is too low.'
export const tooHigh = 'This number is too high.'
export const badForm = 'This is not written in the form that is asked for.'
export const noneOfThese = 'This is none of the choices that there are.'
export const notUnderstood = 'This cannot be understood.'
export const brokenText = 'The request holds characters that are none.'

export const fieldRefused = (field: string, sentence: string) => `${field}: ${sentence}`
export const callTakes = (what: string) => `This call takes ${what}.`
export const noSuchCall = 'There is no such call.'
export const notJson = 'The body is not well-formed JSON.'
export const inputTooLarge = 'The request is too large.'
export const notFromOurPages = 'This request did not come from the shop’s own pages.'
export const badIdempotencyKey = 'An idempotency key has 8 to 100 characters and no spaces.'
export const orderThroughCheckout = 'Orders from the browser go through the checkout.'
export const formTypeUnknown = 'The shop does not take forms of this type.'
export const formUnreadable = 'The form could not be read. Please try again.'
