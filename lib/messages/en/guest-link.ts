// The way to an order without an account, beside the one with it.

export const continueWithMobile = 'Continue with your mobile number'
