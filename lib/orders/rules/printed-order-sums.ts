import { reductionsOf } from '#lib/cart/rules/reductions.ts'
import { printedSums, type Sums } from '#lib/cart/rules/sums.ts'
import { isHoliOffer } from '#lib/cart/rules/totals.ts'
import { HOLI_TOTAL } from '#lib/constants.ts'
import type { Order, OrderLine } from '#lib/contract/orders-schemas.ts'
import { toPaise } from '#lib/rules/money.ts'

/** The sums of an order as printed: those charged at the time, not today's prices. */
export function orderSums(order: Order): Sums {
  const offer = isUnderOffer(order)
  return printedSums({
    lines: order.lines.map(line => (offer ? ofUnits(line) : toPaise(line.CoTotalPrice) || ofUnits(line))),
    isOffer: offer,
    subtotal: toPaise(order.subtotal),
    delivery: toPaise(order.delivery),
    ...reductionsOf(name => toPaise(order[name])),
    total: toPaise(order.total),
    tax: toPaise(order.includedTax ?? 0),
  })
}

const isUnderOffer = ({ lines, subtotal }: Order) =>
  toPaise(subtotal) === toPaise(HOLI_TOTAL) &&
  isHoliOffer(
    lines.map(({ CoProduct, StandardPrice, CoQuantity }) => ({
      name: CoProduct,
      discountPrice: StandardPrice,
      recommendedSellingPrice: 0,
      Unit: CoQuantity,
    })),
  )

const ofUnits = ({ StandardPrice, CoQuantity }: OrderLine) => toPaise(StandardPrice) * CoQuantity
