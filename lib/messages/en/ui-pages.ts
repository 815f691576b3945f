export const homePage = 'Home'
export const continueShopping = 'Continue Shopping'

export const optionIs = (name: string, value: string) => `${name}: ${value}`
export const sizeIs = (size: string) => `Size: ${size}`
export const colourIs = (colour: string) => `Colour: ${colour}`
