import { HOLI_NAME, HOLI_TOTAL, HOLI_UNITS } from '#lib/constants.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { type FreeTerms, isFree } from '#lib/delivery/rules/free-terms.ts'

/** What a line's price is made of, in rupees. */
type Charge = Pick<CartItem, 'name' | 'discountPrice' | 'recommendedSellingPrice' | 'Unit'>
/** All in paise: money is whole numbers inside. */
export type Totals = { subtotal: number; delivery: number; isOffer: boolean }

const paise = (rupees: number) => Math.round(rupees * 100)

/** One line of two HOLI T-SHIRTs costs a flat 249 with free delivery (Rule 2). */
export const isHoliOffer = (lines: readonly Charge[]) =>
  lines.length === 1 && lines[0]?.name === HOLI_NAME && lines[0].Unit === HOLI_UNITS

/** `charge`: what delivery of the whole order costs by the seller's table; without one each line has its own. */
export function totalsOf(lines: readonly Charge[], charge?: number): Totals {
  if (isHoliOffer(lines)) return { subtotal: paise(HOLI_TOTAL), delivery: 0, isOffer: true }
  let subtotal = 0
  let delivery = 0
  for (const line of lines) {
    subtotal += linePaise(line)
    delivery += paise(line.recommendedSellingPrice) * line.Unit
  }
  return { subtotal, delivery: charge ?? delivery, isOffer: false }
}

/** What makes a delivery free beside the offer: the seller's terms, or a coupon. */
type FreeDelivery = FreeTerms & { freeDelivery?: boolean | undefined }

/** What delivery costs by the value of the goods after a coupon, which are the subtotal from here on (Rule 114). */
export function deliveryAfterCoupon(totals: Totals, coupon: number, { freeDelivery, ...free }: FreeDelivery) {
  const subtotal = totals.subtotal - coupon
  return { ...totals, subtotal, delivery: freeDelivery || isFree(free, subtotal) ? 0 : totals.delivery }
}

/** A line's units at their price, without an offer. */
export const linePaise = ({ discountPrice, Unit }: Pick<Charge, 'discountPrice' | 'Unit'>) =>
  paise(discountPrice) * Unit

/** The cart floors (rupees). */
export const cartTotal = ({ subtotal, delivery }: Totals) => Math.floor((subtotal + delivery) / 100)
/** Checkout rounds (rupees), and this is what is charged. */
export const checkoutTotal = ({ subtotal, delivery }: Totals) => Math.round((subtotal + delivery) / 100)

/** Paying online takes the shop's percentage off the rounded total; whole rupees. */
export function onlineTotal(totals: Totals, percent: number) {
  const total = checkoutTotal(totals)
  const discount = Math.round((total * percent) / 100)
  return { total: total - discount, discount }
}
