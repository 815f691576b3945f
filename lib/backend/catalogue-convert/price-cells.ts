import 'server-only'
import { formerPriceLeftOut, salePast } from '#messages/convert.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import type { ForeignVariant, Sale } from './foreign-product.ts'
import type { ConvertNotes } from './notes.ts'

export type Priced = ForeignVariant & { price: number }

/** A price of before, where the seller says that these are MRPs. */
export const withMrp = (variant: Priced): Priced => {
  const { mrp, was, price } = variant
  return mrp === undefined && was !== undefined && was > price ? { ...variant, mrp: was } : variant
}

/** The prices of a product, and those of its variants that differ from them. */
export const priceCells = (variants: readonly Priced[], notes: ConvertNotes) => {
  const shown = variants.filter(({ isHidden }) => !isHidden)
  const cheapest = (shown.length > 0 ? shown : variants).reduce((one, other) =>
    other.price < one.price ? other : one,
  )
  // Where none is declared, 0.
  const original = cheapest.mrp ?? 0
  for (const { line, price, was, mrp } of variants)
    if (was !== undefined && was > price && was !== mrp)
      notes.add(formerPriceLeftOut, { line, value: inRupees(was) })
  const sale = saleOfAll(variants)
  for (const { line, sale: own } of sale ? [cheapest] : variants)
    if (own && isOver(own)) notes.add(salePast, { line, value: own.to })
  return {
    product: new Map([
      ['originalPrice', inRupees(original)],
      ['discountPrice', inRupees(cheapest.price)],
      ...Object.entries(saleCells(sale)),
    ]),
    variants: variants.map(({ price, mrp, sale: own }) => ({
      price: price === cheapest.price ? '' : inRupees(price),
      MRP: (mrp ?? 0) === original ? '' : inRupees(mrp ?? 0),
      ...saleCells(sale ? undefined : own),
    })),
  }
}

const saleCells = (sale: Sale | undefined) => {
  const planned = sale && !isOver(sale) ? sale : undefined
  return {
    sale_price: planned ? inRupees(planned.price) : '',
    sale_from: planned?.from ?? '',
    sale_to: planned?.to ?? '',
  }
}

/** The sale that all variants have alike, which is their product's. */
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
