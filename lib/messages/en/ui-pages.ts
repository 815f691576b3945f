export const homePage = 'Home'
export const secure = '100% SECURE'
export const continueShopping = 'Continue Shopping'

export const sizeIs = (size: string) => `Size: ${size}`
export const colourIs = (colour: string) => `Colour: ${colour}`
