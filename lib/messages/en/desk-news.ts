// Mails to those who work at the desk.

export const deskNews = {
  personInvited: 'Somebody was invited to the desk.',
  personJoined: 'Somebody new works at the desk.',
  personChanged: 'The role, the name or the contact of somebody at the desk was changed.',
  personEnded: 'Somebody works at the desk no longer.',
  recoveryCodeUsed: 'Somebody came to the desk with a recovery code.',
  providerKeys: 'The keys of a provider were changed.',
  upiId: 'The UPI ID that customers pay to was changed.',
  catalogueExported: 'All things of the shop were exported.',
  customerExported: 'The data of a customer were exported.',
  ordersExported: 'A sheet of orders was downloaded, with names and addresses.',
  webhookAdded: 'An address was added that is told of orders and things, or its secret was changed.',
  webhookOff:
    'An address that is told of orders and things was turned off: it said that it is gone, or did not answer for five days.',
  customerErased:
    'The data of a customer were erased, or will be as soon as the last order, refund and return have ended.',
  programKeyMade: 'A key for a program was made.',
  programKeyEnded: 'A key for a program was ended.',
}
export type DeskNews = keyof typeof deskNews

export const atTheDeskOf = (shop: string) => `The desk of ${shop}:`
export const aboutWhom = (about: string) => `Whom or what: ${about}`
export const whoDidIt = (name: string, when: string) => `By ${name || 'somebody'}, ${when} (India).`
export const notYourDoing =
  'If you knew of it, there is nothing to do. If not, open the desk, end that person’s sessions under Shop, People, and change what was changed back.'
export const seeTheBook = 'See the book of the desk'

export const openDeskOf = (shop: string) => `Sign in to the desk of ${shop}`
export const linkBelow = (shop: string, minutes: number) =>
  `Someone, we hope you, wants to sign in to the desk of ${shop}. This link works once, for ${minutes} minutes, and only in the browser in which you asked for it:`
export const toSignInPage = 'Open the page to sign in'
export const linkNotAskedByYou =
  'If it was not you, leave this mail be: in another browser the link opens nothing. Give it to nobody.'
