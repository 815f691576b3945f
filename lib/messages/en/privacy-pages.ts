export const privacyNotice = 'Privacy'
export const privacyDescription =
  'What this shop stores of you, why, for how long, and how to see it or have it erased.'
export const privacyIntro = (shop: string) =>
  `What ${shop} stores of those who look, order and write, why, and for how long. There is nothing beside it.`
export const thisShop = 'this shop'
export const storedHere = 'What is stored'
export const storedWhat = 'What'
export const storedWhy = 'What for'
export const storedHowLong = 'How long'
export const storedSeenBy = 'Who else sees it'
export const backups =
  'The shop makes copies of its data against loss. A copy may still hold what has been erased, until that copy is deleted.'
export const inYourBrowser = 'What is kept in your browser'
export const browserKeeps: readonly (readonly [string, string])[] = [
  [
    'Your session (user_token, user_name, email, mobile)',
    'So that you stay signed in: 7 days, or until you close the browser where you do not tick Remember me.',
  ],
  ['Your cart and wishlist (cartItems, wishlistItems)', 'While you are not signed in: 7 days.'],
  [
    'That someone has signed in here (known_browser)',
    'So that a stranger who guesses passwords does not lock you out: 180 days.',
  ],
  [
    'Which browser placed an order (order_browser)',
    'So that it may change its order and see its bill: 400 days, or until a sign-out.',
  ],
  [
    'Which code to a phone this browser has asked for (code_request)',
    'So that the code works here alone: a quarter of an hour.',
  ],
  [
    'That you have ordered here without an account (guest_token)',
    'So that your name and address need not be typed again: 90 days, or until you say “Forget it”.',
  ],
  [
    'The coupon that a link brought or that you have used last (coupon)',
    'A week, or until it is ordered with.',
  ],
  ['The PIN code that delivery was asked for (delivery_pin)', 'A year.'],
  ['Which messages to phones this browser has caused, where they are practice (practice_phone)', '30 days.'],
  [
    'Short messages between two pages (flash, goodbye, last_press, address_draft)',
    'A minute; the address that you were typing when your session ended, until you have signed in again.',
  ],
  [
    'The address that you are typing (addressDraft, session storage)',
    'Until it is saved or the tab is closed.',
  ],
  ['What you buy without the cart (productID, local storage)', 'Until it is ordered, or a sign-out.'],
  [
    'Viewed products (recentlyViewed, local storage)',
    'Until a sign-out, or until you delete them in your browser.',
  ],
  [
    'Colours and logo of the shop, and your answer about being counted (themeColor, resellerLogoData, tracking, local storage)',
    'Until you delete them in your browser.',
  ],
]
export const countedVisits = 'Counting visits'
export const pixelAsks =
  'If you say yes, Facebook is told which pages of this shop you open. If you say no, or nothing, nothing is loaded from it. You can change your answer at the foot of each page. Without script, at the sign-in and at the checkout nothing is loaded.'
export const noPixel = 'Nobody else is told which pages you open.'
export const yourRights = 'What you can ask for'
export const rights = [
  'See and download all that is stored of you: in your account, under Your data.',
  'Correct it: your addresses in your account; your name, e-mail address and number by writing to us.',
  'Have it erased: in your account, under Your data. What was sold stays as long as the law wants its bill kept.',
  'Take back a yes to being counted, at the foot of each page.',
]
export const whomToAsk = 'Whom to ask'
export const askAt = 'Write or call us about your data, or complain:'
export const complainToBoard =
  'If we do not help you, you may complain to the Data Protection Board of India.'
export const otherHostKeeps =
  'Accounts, addresses and orders of this shop are kept by the service that it sells through, which tells how on its own pages.'

export const yourData = 'Your data'
export const yourDataIntro = 'All that this shop stores of you, to look at, to take along, or to have erased.'
export const downloadData = 'Download your data'
export const downloadHint = 'A file that a person and a program can read (JSON).'
export const eraseHeading = 'Erase your account'
export const eraseGoes =
  'Your sign-in, addresses, cart, wishlist and messages go for good, and what you wrote in complaints, returns and ratings; the stars of a rating stay, without your name. Nobody can bring them back.'
export const eraseStays = (years: number) =>
  `What you bought stays with your name and address until its bill may go, ${years} years after the bill’s financial year, since the law wants bills kept. Your e-mail address and mobile number go from it too.`
export const eraseWaits =
  'While an order, a refund, a return or a complaint is open, the erasure waits for its end. The links to your orders stop working at once.'
export const yourPassword = 'Your password'
export const eraseButton = 'Erase my account'
export const bookedSince = (day: string) =>
  `You asked for this on ${day}. It will happen when your last order has ended.`
export const keepButton = 'Keep my account'
export const readPrivacy = 'Privacy notice'
export const kindsStored = 'What is stored of you now'
export const rowCount = (count: number) => (count === 1 ? '1 entry' : `${count} entries`)
export const notHere =
  'This shop keeps no accounts of its own. The service that it sells through tells what it stores.'
