// What an account's own data page says after a form.
export const eraseWrongPassword = 'That is not the password of this account.'
export const eraseNeedsPassword = 'Type your password, so that nobody else can erase your account.'
export const eraseFailed = 'Your account could not be erased. Please try again.'
export const accountErased = 'Your account is erased.'
export const erasureBooked =
  'Your account will be erased when your last open order, refund, return or complaint has ended.'
export const accountKept = 'Your account stays.'
