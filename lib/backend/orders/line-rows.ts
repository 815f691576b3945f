import 'server-only'
import { choiceInWords } from '#lib/cart/rules/choice-in-words.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { lineTotals, type OrderMoney } from '#lib/checkout/rules/order-money.ts'

/** The chosen lines as the order keeps them: copies, since the catalogue goes on changing. */
export const lineRows = ({ lines, money }: { lines: readonly PricedLine[]; money: OrderMoney }) => {
  const totals = lineTotals(lines, money)
  return lines.map(
    ({ product, size, color, other = '', unit, variant, promise = '', counted = true }, place) => ({
      place,
      product_id: product.id,
      asin: product.asin,
      name: product.name,
      image: product.image,
      description: product.description,
      size,
      color,
      units: unit,
      price: product.price,
      original_price: product.originalPrice,
      // As charged: under the offer less than the units' price.
      total: totals[place] ?? 0,
      other,
      variant_id: variant?.id ?? null,
      sku: product.sku ?? '',
      promise,
      counted,
      options: choiceInWords({ size, color, other }, product.options ?? []),
    }),
  )
}
