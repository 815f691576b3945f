export const mrp = 'MRP'
export const mrpIs = (price: string) => `${mrp} ${price}`
export const inclusive = '(incl. of all taxes)'

export const percentOffTag = (percent: number) => `${percent}% OFF`
export const priceFrom = (price: string) => `from ${price}`
