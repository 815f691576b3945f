export const originalPrice = 'Original price'

export const percentOffTag = (percent: number) => `${percent}% OFF`
