// Why a coupon takes nothing off an order.

export const couponUnknown = 'There is no coupon with this code. Please look at its letters and digits again.'
export const couponEnded = 'This coupon has ended.'
export const couponUsedUp = 'This coupon has been used as often as it can be.'
export const couponNotForThese = 'This coupon is not for what you are ordering.'
export const couponNotFirst = 'This coupon is for a first order.'
export const couponUnderOffer = 'The price of the offer takes no coupon.'
export const couponSavesNothing = 'With this coupon your order would not cost less.'
export const couponGuesses = 'Many of these codes were wrong. Please try again in 10 minutes.'
export const couponNotTaken =
  'The coupon could not be used, so nothing was ordered. Why stands beside it; please check the new total.'

export const couponNotYet = (day: string) => `This coupon can be used from ${day} on.`
export const couponLeast = (least: string, missing: string) =>
  `This coupon is for goods of ${least} or more: ${missing} more of what it is for.`
export const couponUsedByYou = (times: number) =>
  times === 1
    ? 'You have used this coupon already.'
    : `You have used this coupon ${times} times already, as often as you can.`
