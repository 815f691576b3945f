// Keys of providers at the desk

export const keysTitle = 'Keys of providers'
export const keysLead =
  'Keys are stored locked, and shown to nobody, not even to you: type one again to change it. An empty field keeps what it has. They are tried before they are stored, and the owners are told.'
export const setNames = {
  razorpay: 'Online payment: Razorpay',
  mail: 'Mails: your mail server',
  whatsapp: 'Messages by WhatsApp (Cloud API)',
  sms: 'Messages by SMS (MSG91)',
  shiprocket: 'Couriers: Shiprocket',
}
export const keyNames: Record<string, string> = {
  RAZORPAY_KEY_ID: 'Key id',
  RAZORPAY_KEY_SECRET: 'Key secret',
  RAZORPAY_WEBHOOK_SECRET: 'Secret of the webhook',
  SMTP_URL: 'Address of the mail server',
  MAIL_FROM: 'From which address mails come',
  WHATSAPP_PHONE_ID: 'Phone number id',
  WHATSAPP_TOKEN: 'Access token',
  WHATSAPP_APP_SECRET: 'App secret',
  WHATSAPP_VERIFY_TOKEN: 'Verify token',
  SMS_AUTH_KEY: 'Auth key',
  SMS_SENDER: 'Sender',
  SMS_WEBHOOK_KEY: 'Key of the reports',
  SHIPROCKET_EMAIL: 'Email address of the API user',
  SHIPROCKET_PASSWORD: 'Password of the API user',
  SHIPROCKET_PICKUP: 'Name of the pickup address',
  SHIPROCKET_WEBHOOK_TOKEN: 'Token of the webhook',
}
export const keyHints: Record<string, string> = {
  SMTP_URL: 'Like smtps://name:password@smtp.example.com',
  RAZORPAY_KEY_ID: 'Begins with rzp_live_ or rzp_test_',
  SMS_WEBHOOK_KEY: 'At least 16 letters.',
  SHIPROCKET_EMAIL:
    'In Shiprocket: Settings, API, Create an API user. Not the address that you sign in with.',
  SHIPROCKET_PICKUP: 'As Shiprocket calls it: Settings, Pickup addresses.',
  SHIPROCKET_WEBHOOK_TOKEN:
    'Make one up of at least 16 letters, and type it at Shiprocket too, with the address of this shop and /parcel-webhook behind it. It takes no address with sr, kr, shiprocket or kartrocket in it, such as sringar.in: then leave this empty, and the shop asks by itself.',
}
export const known = (when: string) => `There is one since ${when}.`
export const lost = 'The stored one cannot be read any more: type it again.'
export const notSet = 'None yet.'
export const setOutside =
  'These are set where the shop is started (.env or the environment). That wins: whoever set the shop up changes them there.'
export const saveKeysNow = 'Try and save'
export const removeKeysNow = 'Take these keys away'
export const removeKeysWhat = 'The shop stops using this provider at once.'
export const keysSaved = 'The provider knows these keys. The shop uses them now.'
export const keysGone = 'The keys are taken away.'
export const keysFirst = 'The first key is missing.'
export const keysSetOutside = 'These keys are set where the shop is started. Nothing was changed.'
export const keysRefused = (said: string) =>
  `The provider did not take these keys, and nothing was changed. It said: ${said}`
export const keysUnreachable =
  'The provider could not be reached, and nothing was changed. Try again in a while.'

export const testTitle = 'Try it out'
export const testMailTo = 'Email address'
export const sendTestMail = 'Send a test mail'
export const testPhoneTo = 'Mobile number'
export const sendTestMessage = 'Send a test message'
export const testMailTitle = 'A test of your shop'
export const testMailText = 'This mail shows that your shop can send mails.'
export const mailTaken = 'The mail server has taken the mail. Look whether it arrives.'
export const mailWritten = 'No mail server is set: the mail was written to a file on the shop’s computer.'
export const messageTaken = (channel: string) =>
  `The provider (${channel}) has taken the message. Look whether it arrives.`
export const noPhoneChannel = 'No provider of messages is set up with a template for codes.'
export const notTaken = (said: string) => `It was not sent. What was said: ${said}`
export const mailAddressNeeded = 'Please type an email address.'
