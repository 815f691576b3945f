// Codes to a phone: what forms and the server say of them.

export const codeSent = 'We have sent a code of six digits to this number.'
export const codeNumberWrong = 'Please type a mobile number of ten digits, as 98765 43210.'
export const codeSixDigits = 'The code has six digits. Please type all of them.'
export const codeWrong = 'That is not the code. Please look at the message again.'
export const codeSpent = 'That was the fifth wrong try. Please ask for a new code.'
export const codeOver = 'This code is more than five minutes old. Please ask for a new one.'
export const codeNotAskedHere =
  'No code waits in this browser. A code works only in the browser that asked for it, once. Please ask for a new one.'
export const codesTooOften =
  'Three codes were sent to this number within a quarter of an hour. Please wait until it has passed.'
export const codesOfDayUsed = 'Ten codes were sent to this number today. Please try again tomorrow.'
export const codesOfNetworkUsed =
  'Too many codes were asked for from your network. Please try again in an hour, or sign in with your password.'
export const codesOfShopUsed =
  'The shop has sent as many codes today as it can. Please sign in with your password, or try again tomorrow.'
export const codesAreOff = 'This shop sends no codes now. Please sign in with your password.'
export const codeCaptcha = 'Please type the four digits of the picture too.'
export const codeStepOver = 'That took longer than ten minutes. Please ask for a new code.'
export const codePasswordWrong = 'That is not the password of the account with this number.'
export const nameNeeded = 'Please type your name, so that parcels find you.'
export const numberNeedsPassword = 'To change the number, please type your password.'
export const numberPasswordWrong = 'That is not the password of your account.'
export const numberOpensOther =
  'This number opens an account of its own. Sign in there with a code; the shop can bring both together.'
export const numberProved = 'Your number is proved. You can sign in with a code now.'
export const numberChangedNow = 'Your number is changed. Wherever else you were signed in you are signed out.'
export const olderOrderClaimed = 'The order stands under My Orders now.'
export const olderOrderUnknown =
  'No order was found with this number, this PIN code and your mobile number. Please look at all three.'
export const proveNumberFirst = 'Please prove your mobile number first.'
export const orderHasNoNumber =
  'No code can be sent for this order. Please sign in to its account, or ask the shop.'
export const orderNumberProved = 'Thank you. This browser may see the whole order now, and act on it.'
export const orderConfirmedByCode = 'Thank you. Your order is confirmed.'
export const eraseSignInAgain =
  'Please sign in with a code once more and ask again within a quarter of an hour, so that nobody else can erase your account.'
export const noPasswordHere = 'This account has no password. You sign in with a code.'
