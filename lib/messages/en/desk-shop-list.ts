import { counted } from './counted.ts'

// The first page of the shop at the desk: what is missing, and where all else is set.

export const todo = {
  name: 'Give the shop a name',
  things: 'Put something on sale',
  delivery: 'Say where you deliver, for how much and how fast',
  payments: 'Let customers pay online',
  logo: 'Add your logo',
  mails: 'Connect your mail',
}
/** What of it, or what holds until then. */
export const todoPart = {
  delivery: 'Until then: all of India, and no day is promised.',
  payments: 'Your UPI ID, or the keys of a payment provider.',
  practice: 'Paying online is practice now: no money comes. Your UPI ID, or the keys of a payment provider.',
  mails: 'Until then no customer gets a mail, and no mail tells you of changed keys, people or your UPI id.',
}
export const notOpenYetTitle = 'Your shop is not open yet'
export const notOpenYetLead =
  'Only you and those who work here see it. Go through the list, look at your shop, then open it.'
export const openTitle = 'Your shop is open'
export const closedTitle = 'Your shop is closed'
export const openUntilClosed = 'Shoppers can order.'
export const closedSays = (words: string, until: string) =>
  `It says: “${words}”${until ? ` It opens by itself: ${until}.` : ''}`
export const openShop = 'Open the shop'
export const openShopAsk = 'Open it now?'
export const openShopWhat = (things: number, missing: number) =>
  `Everybody will see ${counted(things, 'thing')} and can order.${missing > 0 ? ` ${counted(missing, 'point')} of the list would still be open.` : ''}`
export const shopOpened = 'Your shop is open. Good luck!'
export const openedBefore = 'The shop is open already.'
export const openNeeds = 'A shop needs a name and something to sell before it opens.'
export const previewShop = 'Look at it'
export const seeShop = 'See the shop'
export const missingTitle = 'What to do'
export const todoGroups = {
  first: 'To open the shop',
  law: 'What the law asks',
  later: 'May wait',
}
/** Of a shop that is open. */
export const todoFirst = 'First'
export const nothingMissing =
  'Nothing is missing that the shop can see. Have a lawyer and an accountant read it all the same.'
export const needed = 'needed'
export const settingsTitle = 'Settings'
export const groups = {
  shop: 'The shop',
  rules: 'Selling',
  law: 'What the law asks',
  desk: 'The desk',
}
export const looks = 'Logo'
export const banners = 'Banners'
export const sections = 'Sections'
export const policies = 'Policies'
export const delivery = 'Delivery'
export const coupons = 'Coupons'
export const keys = 'Keys of providers'
export const programs = 'Keys for programs'
export const closedSign = 'Closed sign'
export const webhooks = 'Webhooks'
export const people = 'People'
export const devices = 'Devices'
export const book = 'Book'
