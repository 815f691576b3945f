// What the shop stores of people, in the words of the privacy notice. `lib/privacy/rules/stored-data.ts` names the columns.

type KeptFor = { messageDays: number; unsoldDays: number; billYears: number }

export const what = {
  account:
    'Your name, e-mail address, mobile number and password (the password only as a hash that cannot be read back)',
  sessions: 'Where you are signed in, and links to set a new password (each only as a hash)',
  addresses: 'The delivery addresses that you have saved',
  cart: 'What is in your cart and on your wishlist',
  orders:
    'Your orders: what you bought, where it went, what it cost, what became of it and what you wrote to us',
  payments:
    'Payments and refunds: amounts, times and the payment provider’s numbers. No card number, no UPI PIN.',
  networks: 'A code made of the network address that an order or a captcha came from',
  messages: 'The mails and messages that were sent to you',
  erasures: 'That you have asked for your account to be erased',
}

export const why = {
  account: 'To sign you in and to reach you about your orders',
  sessions: 'To keep you signed in, and to let you set a new password',
  addresses: 'So that you need not type them again',
  cart: 'So that they are there on each of your devices',
  orders: 'To send what you ordered, to take it back, and since the law asks for bills and their books',
  payments: 'To know what is paid and to send back what is owed to you',
  networks: 'To limit orders that nobody means and programs that try captchas',
  messages: 'To send them again where they could not be delivered',
  erasures: 'To carry it out once your last order has ended',
}

export const kept: Record<keyof typeof what, (settings: KeptFor) => string> = {
  account: () => 'Until you erase your account',
  sessions: () => '7 days; a link to set a password for an hour',
  addresses: () => 'Until you remove them or erase your account',
  cart: () => 'Until you change them or erase your account',
  orders: ({ billYears, unsoldDays }) =>
    `What was sold: ${billYears} years, as long as its bill. What was cancelled or never paid: ${unsoldDays} days.`,
  payments: ({ billYears }) => `${billYears} years, with the order`,
  networks: () =>
    'An order’s for a day, or until a parcel that is paid at the door has arrived; a captcha’s for an hour',
  messages: ({ messageDays }) => `${messageDays} days; their text until they are sent`,
  erasures: () => 'Until it is done',
}

export const seenBy: Record<keyof typeof what, string> = {
  account: 'Nobody',
  sessions: 'Nobody',
  addresses: 'Nobody',
  cart: 'Nobody',
  orders: 'The courier: name, address and mobile number, to deliver; authorities where the law says so',
  payments: 'The payment provider, which you pay; authorities where the law says so',
  networks: 'Nobody',
  messages: 'Whoever runs your mailbox or phone',
  erasures: 'Nobody',
}

/** What one can count of it. */
export const kinds = {
  addresses: 'Saved addresses',
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  messages: 'Mails and messages',
  sessions: 'Places where you are signed in',
}
