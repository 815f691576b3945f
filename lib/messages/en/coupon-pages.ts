// What the checkout and the cart say of coupons and of free delivery.
export const couponLabel = 'Coupon code'
export const applyCoupon = 'Apply'
export const couponFirst =
  'The coupon that you typed was looked at first. Please look at the total, then place your order.'
export const removeCoupon = 'Remove'
export const couponApplied = (code: string) => `Coupon ${code} is applied.`
export const freeFromWords = (amount: string) => `free from ${amount} on`
export const moreForFreeDelivery = (amount: string) => `${amount} more for free delivery`
