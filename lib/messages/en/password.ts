export const hidePassword = 'Hide password'
export const showPassword = 'Show password'
