import 'server-only'
import { saleOfVariant, salePast } from '#messages/convert.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import type { FoundVariant, Sale } from './found-product.ts'
import type { ConvertNotes } from './notes.ts'

export type Priced = FoundVariant & { price: number }

/** The prices of a product, and those of its variants that differ from them. */
export const priceCells = (variants: readonly Priced[], notes: ConvertNotes) => {
  const shown = variants.filter(({ isHidden }) => !isHidden)
  const cheapest = (shown.length > 0 ? shown : variants).reduce((one, other) =>
    other.price < one.price ? other : one,
  )
  const original = cheapest.mrp ?? cheapest.price
  const sale = saleOfAll(variants)
  for (const { line, sale: own } of sale ? [] : variants) if (own) notes.add(saleOfVariant, { line })
  const planned = sale && !isOver(sale) ? sale : undefined
  if (sale && !planned) notes.add(salePast, { line: cheapest.line, value: sale.to })
  return {
    product: new Map([
      ['originalPrice', inRupees(original)],
      ['discountPrice', inRupees(cheapest.price)],
      ['sale_price', planned ? inRupees(planned.price) : ''],
      ['sale_from', planned?.from ?? ''],
      ['sale_to', planned?.to ?? ''],
    ]),
    variants: variants.map(({ price, mrp }) => ({
      price: price === cheapest.price ? '' : inRupees(price),
      MRP: (mrp ?? price) === original ? '' : inRupees(mrp ?? price),
    })),
  }
}

/** The sale that all variants have alike; a sale of some has no place. */
const saleOfAll = (variants: readonly Priced[]) => {
  const [first] = variants
  const keys = new Set(variants.map(({ price, sale }) => JSON.stringify([price, sale])))
  return keys.size === 1 ? first?.sale : undefined
}

// A day is over when it has ended in India.
const isOver = ({ to }: Sale) =>
  to !== '' &&
  Date.parse(/T/.test(to) ? (/(Z|[+-]\d\d:\d\d)$/.test(to) ? to : `${to}+05:30`) : `${to}T23:59:59+05:30`) <
    Date.now()
