// Refusals that programs read.

export const programsElsewhere =
  'With another host’s API the shop is run there: it has no calls for programs.'
export const keyUnknown = 'This call needs a key of this shop that is valid: Authorization: Bearer haat_key_…'
export const scopeMissing = (scope: string) => `This key may not do that: it lacks the scope ${scope}.`
export const noSuchProgramCall = 'There is no such call. docs/api.md and /api/v1/openapi.json list them all.'
export const callIsSentBy = (methods: string) => `This call is sent by ${methods}.`
export const tooManyCalls = (most: number) =>
  `This key may make ${most} calls a minute. Wait as long as Retry-After says.`
export const tooManyWrongKeys = 'Too many wrong keys came from here. Wait as long as Retry-After says.'
export const callKeyNeeded =
  'A call that changes something carries an Idempotency-Key: 8 to 100 characters without spaces, another one for each change.'
export const callKeyReused = 'This Idempotency-Key came before with another call or another body.'
export const callUnderWay = 'The call with this Idempotency-Key is under way. Ask again in a moment.'
export const callOutcomeUnknown =
  'Whether the call with this Idempotency-Key was done is not known. Look at what it was about, and send it with another key if it was not.'
export const fieldsUnknown = (names: string) => `This call has no field ${names}.`
export const fieldTwice = (name: string) => `${name} is there twice.`
export const cursorWrong = 'This cursor is none of this list.'
export const nothingHere = (what: string) => `There is no ${what} here.`
export const sameFieldsInAll = 'Each product of one call names the same fields.'
export const newNeedsMore = (asin: string) =>
  `${asin} is new: it needs a name, price_paise, and a section or section_id.`
export const productTwice = (asin: string) => `${asin} is there twice.`
export const productsTaken = (count: number) =>
  count === 1 ? 'The shop has taken 1 product in.' : `The shop has taken ${count} products in.`
export const whatProducts = (count: number) =>
  count === 1 ? '1 product by a program' : `${count} products by a program`
