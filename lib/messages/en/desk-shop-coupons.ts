// Coupons at the desk

export const couponsTitle = 'Coupons'
export const noCouponsYet = 'There is no coupon yet.'
export const stopped = 'stopped'
export const couponLink = 'Link that brings it'
export const addCoupon = 'Add a coupon'
export const code = 'Code'
export const codeHint = 'Letters and digits, like DIWALI10.'
export const takesOff = 'It takes off one of these three'
export const field = {
  percent: 'Percent',
  most: 'at most rupees',
  flat: 'or so many rupees',
  freeDelivery: 'or the charge for delivery',
  least: 'For goods from rupees',
  from: 'From',
  to: 'To, with that day',
  firstOrder: 'For a first order alone',
  perNumber: 'Times for each mobile number',
  inAll: 'Times in all',
  products: 'For these things alone: codes',
  sections: 'For these sections alone: numbers',
}
export const yes = 'Yes'
export const conditions = 'Conditions'
export const stop = 'Stop'
export const stopWhat = 'Nobody can use it from then on. It cannot be started again: add another one.'
export const stopNow = 'Stop this coupon'
export const sheetTitle = 'Many coupons from a sheet'
export const sheetHint =
  'CSV with the columns code, percent, most, flat, free-delivery, least, from, to, first-order, per-number, in-all, products, sections'
export const sheet = 'Rows'
export const sheetFile = 'or a file'
export const takeIn = 'Add them all'
export const sheetNeeded = 'Please paste the rows, or choose a file.'
