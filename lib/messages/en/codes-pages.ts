// The pages that ask for a code, and what they say besides.

export const signInWithCode = 'Sign in with a code'
export const signInWithPassword = 'Sign in with a password'
export const codeLead = 'We send a code of six digits to your mobile number. You need no password.'
export const mobileField = 'Mobile number'
export const mobileHint = 'Ten digits; +91 or 0 before them is fine.'
export const sendCodeButton = 'Send the code'
export const codesOff =
  'This shop sends no codes to phones now. Please sign in with your password, or ask the shop.'
export const codeOnItsWay = (number: string) =>
  `A code is on its way to ${number}. It works for five minutes, in this browser only.`
export const codeNotHandedOver =
  'The message could not be sent. Please wait a minute and look again, or ask for another code later.'
export const lookAgain = 'Look again'
export const codeField = 'Code of six digits'
export const checkCode = 'Go on'
export const otherNumber = 'Another number or another code'
export const whoseAccount = 'Is this account yours?'
export const whoseLead = (number: string) =>
  `There is an account with ${number} that the number alone does not open: nobody has proved the number there lately. Type its password if it is yours.`
export const accountPassword = 'Password of that account'
export const openIt = 'It is mine: sign in'
export const notMine = 'It is not mine'
export const notMineLead =
  'Then you get an account of your own. The other one keeps its e-mail address and orders, and loses the number.'
export const yourName = 'Your name'
export const nameLead = 'The number is yours. Nobody has an account with it yet: what is your name?'
export const makeAccount = 'Open my account'
export const typeDigits = 'Type the four digits of the picture'
export const digitsPicture = 'Four digits; press Listen to hear them'
export const listenToDigits = 'Listen'

// The mobile number of an account
export const numberIsProved = (number: string) => `${number} is proved: a code sent to it signs you in.`
export const numberIsNotProved = (number: string) =>
  `${number} is not proved yet. Prove it, and a code sent to it signs you in; orders placed with it without an account come here too.`
export const noNumberYet = 'Your account has no mobile number.'
export const proveButton = 'Send a code to this number'
export const changeNumber = 'Change the number'
export const addNumber = 'Add a number'
export const newNumber = 'New mobile number'
export const passwordOrOldNumber = 'Your password'
export const passwordOrOldHint = 'Without it a code goes to your old number first.'
export const changeTells = 'Your old number and your e-mail address hear of it, and your other sessions end.'
export const firstOldNumber = (number: string) =>
  `To change your number, type the code that went to the one you have: ${number}.`
export const olderOrder = 'An older order'
export const olderOrderLead =
  'Orders of the last 90 days that were placed with this number without an account stand under My Orders. For an older one we ask for its number and the PIN code that it went to.'
export const orderNumberField = 'Order number'
export const deliveryPinField = 'PIN code of the delivery'
export const bringItHere = 'Bring it into my account'
export const yourNumberLink = 'Mobile number'
export const accountByCode = 'You sign in to this account with a code; it has no password.'
export const eraseByCodeHint =
  'You have no password: sign in with a code, and ask within a quarter of an hour after that.'

// On the page of an order
export const confirmWithCode = 'Confirm with a code'
export const codeConfirms = (digits: string) =>
  `We send a code to the number ending in ${digits}. Type it here, and the order is confirmed.`
export const isYourPhone = 'Is this your order?'
export const codeToPhone = (digits: string) =>
  `If the phone with the number ending in ${digits} is yours, we send a code to it: then this browser shows the whole order.`
export const codeToPhoneConfirms = (digits: string) =>
  `If the phone with the number ending in ${digits} is yours, we send a code to it: then this browser shows the whole order, and the order is confirmed. Do not type it if you have not ordered this.`
