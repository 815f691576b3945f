// The book of the desk: who did what, and when.

export const bookTitle = 'Book'
export const bookLead =
  'Everything that anyone did at the desk, the newest first. Nothing here is changed or deleted for a year at least.'
export const personFilter = 'Who'
export const everybody = 'Everybody'
export const dayFilter = 'On which day'
export const aboutFilter = 'About (order number, code, name)'
export const lookFor = 'Look for a person, a day, an order'
export const showThese = 'Show these'
export const showAll = 'Show all'
export const nothingInBook = 'Nothing was done.'
export const nothingFound = 'Nothing fits what you look for.'
export const olderLines = 'Older'
export const newestLines = 'Back to the newest'
export const nobodyKnown = 'Somebody unknown'
export const atCommandLine = 'The shop’s computer'
export const aboutIt = (about: string) => `About ${about}`
export const outcomeNames = {
  begun: 'Did not finish',
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
}
export const changedFrom = (field: string, before: string, after: string) =>
  before ? `${field}: ${before} → ${after}` : `${field}: ${after}`
export const changedField = (field: string) => `${field}: changed`
export const fieldNames: Record<string, string> = {
  name: 'name',
  role: 'role',
  mobile: 'mobile number',
  email: 'mail address',
  reason: 'why',
}
export const bookOfThis = 'What was done here'
