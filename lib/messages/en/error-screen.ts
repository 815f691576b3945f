export const cartIsSafe = 'Your cart and your orders are safe. Trying again usually helps.'
export const tryAgain = 'Try again'
export const goToHome = 'Go to Home'

export const requestIdIs = (id: string) => `Request id: ${id}`
