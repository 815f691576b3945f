import { shortName, tileLine } from './desk-things-sections.ts'

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
/** Fields that stand on no form of the desk under that name. */
export const fieldNames: Record<string, string> = {
  role: 'Works as',
  reason: 'Why',
  status: 'Stands at',
  courier: 'Courier',
  tracking_number: 'Number of the parcel',
  days: 'Days',
  layout: 'Layout',
  url: 'Address',
  events: 'Told of',
  on: 'Switched on',
  secret: 'Secret',
  closed: 'Closed, with the words',
  code: 'Code',
  stopped: 'Stopped',
  coupons: 'Coupons',
  banners: 'Banners',
  policies: 'Policies',
  logo: 'Logo',
  favicon_icon: 'Small picture',
  'delivery.csv': 'Delivery table',
  'delivery.json': 'Rules of delivery',
  sizes: 'Sizes',
  choice: 'Choice',
  things: 'Things',
  section: 'Section',
  order: 'Order',
  image: 'Picture',
  category_name: shortName,
  short_desc: tileLine,
  change: 'Change',
  position: 'Things in their new order',
  refusals: 'Refusals',
  customer: 'Customer',
  erasure: 'Erasing',
  number: 'Number',
}
export const bookOfThis = 'What was done here'
