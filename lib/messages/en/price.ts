export const originalPrice = 'Original price'

export const percentOffTag = (percent: number) => `${percent}% OFF`
export const priceFrom = (price: string) => `from ${price}`
