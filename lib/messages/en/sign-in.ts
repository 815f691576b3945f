export const emailOrMobile = 'Email or mobile number'
export const rememberMe = 'Remember me'
export const forgotPassword = 'Forgot password?'
export const signingIn = 'Signing in...'
export const newHere = 'New here?'
export const loginSuccessful = 'Login Successful'
export const continueToDashboard = 'Continue to Dashboard'
export const signInHeading = 'Sign in'
export const signIn = 'Sign In'
export const createAccount = 'Create account'
export const passwordField = 'Password'

export const welcomeExclaimed = (name = '') => `Welcome, ${name}!`
