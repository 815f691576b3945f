// What the shop stores of people, in the words of the privacy notice. `lib/privacy/rules/stored-data.ts` names the columns.

type KeptFor = { messageDays: number; unsoldDays: number; billYears: number }

export const what = {
  account:
    'Your name, e-mail address, mobile number, when a code has proved it, and password (the password only as a hash that cannot be read back); of an order without an account your name, your number and, if you gave one, your e-mail address',
  sessions:
    'Where you are signed in or have ordered without an account, and links to set a new password (each only as a hash)',
  addresses: 'The delivery addresses that you have saved',
  cart: 'What is in your cart and on your wishlist',
  orders:
    'Your orders: what you bought, where it went, what it cost, whether you confirmed it, what became of it (with which courier it went and where the parcel is, also that it was refused), what you wrote to us and what we noted about it',
  links:
    'The links to your orders, and which browsers placed them or have proved their phone (each only as a hash)',
  bills: 'Bills and credit notes, with your name and address',
  payments:
    'Payments and refunds: amounts, times and the payment provider’s numbers, the UTR that you type for a payment by UPI, and the UPI id that you give us for a refund. No card number, no UPI PIN.',
  returns: 'What you asked to return or exchange, why, what you wrote, and what became of it',
  complaints:
    'Your complaints: name, e-mail address, mobile number, what you and we wrote, and your pictures, also those of returns',
  ratings: 'Your ratings: stars, words, pictures, your first name and the first letter of your last name',
  codes:
    'Codes that your phone was sent: for which number, when and what for (the code itself only as a hash)',
  networks:
    'A mark made of the network address that an order, a complaint, a captcha, a wish for a code or a try came from, and of the account whose password was tried',
  messages: 'The mails and messages that were sent to you, and whether you want none',
  erasures: 'That you have asked for your account to be erased',
}

export const why = {
  account: 'To sign you in and to reach you about your orders',
  sessions: 'To keep you signed in, and to let you set a new password',
  addresses: 'So that you need not type them again',
  cart: 'So that they are there on each of your devices',
  orders: 'To send what you ordered, to take it back, and since the law asks for bills and their books',
  links: 'So that the link in a mail opens your order, and only you change it',
  bills: 'The law asks for them, and for books that agree with them',
  payments: 'To know what is paid and to send back what is owed to you',
  returns: 'To take goods back, to send others and to pay what is owed to you',
  complaints: 'To answer you, and to show that we did',
  ratings: 'Other customers read them on the page of the product',
  codes: 'To sign you in, to prove your number, and so that nobody floods your phone',
  networks:
    'To limit orders, codes and complaints that nobody means and programs that try captchas or passwords',
  messages: 'To send them again where they could not be delivered',
  erasures: 'To carry it out once your last order has ended',
}

export const kept: Record<keyof typeof what, (settings: KeptFor) => string> = {
  account: () =>
    'Until you erase your account. Without an account: 7 days where you ordered nothing, else as long as your orders name you.',
  sessions: () => '7 days, without an account 90 days; a link to set a password for an hour',
  addresses: () => 'Until you remove them or erase your account',
  cart: () => 'Until you change them or erase your account',
  orders: ({ billYears, unsoldDays }) =>
    `What was sold: ${billYears} years, as long as its bill. What was cancelled or never paid: ${unsoldDays} days. That a parcel was refused: 12 months.`,
  links: () => 'A link opens its order until 90 days after it has ended; none once your account is erased',
  bills: ({ billYears }) => `${billYears} years from the end of the financial year in which they were issued`,
  payments: ({ billYears }) =>
    `${billYears} years, with the order; a UTR and a UPI id until then, or until you erase your account`,
  returns: ({ billYears }) =>
    `${billYears} years, with the order; what you wrote until then, or until you erase your account`,
  complaints: ({ unsoldDays }) =>
    `What is in them: ${unsoldDays} days after they were settled, or until you erase your account. Their number and dates stay.`,
  ratings: () => 'Until you erase your account; then the stars stay, without name, words and pictures',
  codes: () => 'A day',
  networks: () =>
    'An order’s or a complaint’s for a day, or until a parcel that is paid at the door has arrived; a captcha’s or a try’s for an hour; a code’s for a day',
  messages: ({ messageDays }) => `${messageDays} days; their text until they are sent`,
  erasures: () => 'Until it is done',
}

export const seenBy: Record<keyof typeof what, string> = {
  account: 'Nobody',
  sessions: 'Nobody',
  addresses: 'Nobody',
  cart: 'Nobody',
  orders:
    'The courier, and the service through which the shop books it: name, address, mobile number, what is in the parcel and what is to be paid at the door, to deliver; authorities where the law says so',
  links: 'Nobody',
  bills: 'Whoever does the shop’s books; tax authorities',
  payments:
    'The payment provider that the checkout names, where you pay online: your name, e-mail address, mobile number, the order’s number and amount; authorities where the law says so',
  returns: 'The courier that brings the goods: name, address and mobile number',
  complaints: 'Nobody; authorities where the law says so',
  ratings: 'Everybody',
  codes: 'Nobody',
  networks: 'Nobody',
  messages:
    'Whoever runs your mailbox. Where the shop sends messages to phones: the service that it sends them through, which gets your number and their text.',
  erasures: 'Nobody',
}

/** What one can count of it. */
export const kinds = {
  addresses: 'Saved addresses',
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  partRefunds: 'Refunds of a part of an order',
  bills: 'Bills',
  creditNotes: 'Credit notes',
  returns: 'Returns and exchanges',
  complaints: 'Complaints',
  ratings: 'Ratings',
  messages: 'Mails and messages',
  sessions: 'Places where you are signed in',
}
