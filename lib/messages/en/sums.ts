export const subtotalRow = 'Subtotal'
export const deliveryRow = 'Delivery'
export const freeDelivery = 'Free'
export const reductionRows = { coupon: 'Coupon', discount: 'Online payment discount' }
export const couponRow = (code: string) => `Coupon ${code}`
export const couponFreeDelivery = 'Free delivery'
export const roundingRow = 'Rounding'
export const otherRow = 'Other charges and reductions'
export const totalRow = 'Total'
export const advanceRow = 'In advance, online'
export const doorRow = 'At the door'
export const taxRow = 'including GST'
export const itemsRow = 'Items'
export const priceIsRounded = 'the price of one is rounded'

export const offerRow = (units: number, total: string) => `Offer: ${units} for ${total}`
export const unitsFor = (units: string, total: string) => `${units} for ${total}`
