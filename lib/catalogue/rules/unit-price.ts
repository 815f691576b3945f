import { locale } from '#messages/language.ts'
import { perUnits, perUnitsEach } from '#messages/unit-price.ts'
import { isCounted, netQuantityOf, type Unit } from './net-quantity.ts'

/**
 * What a unit costs, by the units of the law: below a kilogram by the gram, from there on by the kilogram, and so on. By
 * the gram a price is hard to compare, so 100 g come first. Undefined where it would repeat the price.
 */
export const unitPriceWords = (text: string | undefined, price: number): string | undefined => {
  const quantity = netQuantityOf(text ?? '')
  if (!quantity || price <= 0) return undefined
  const { unit, packs, amount } = quantity
  const total = packs * amount
  if (isCounted(unit)) return total > 1 ? perUnits(exact(price / total), 1, unit) : undefined
  const { small, large, ratio } = SCALES[unit]
  const inSmall = total * ratio
  if (!large || inSmall < LARGE[small]) {
    if (large === undefined || small === 'cm') return perUnits(exact(price / inSmall), 1, small)
    return perUnitsEach(exact((price / inSmall) * 100), 100, small, exact(price / inSmall))
  }
  const inLarge = inSmall / LARGE[small]
  return inLarge === 1 ? undefined : perUnits(exact(price / inLarge), 1, large)
}

type Measured = Exclude<Unit, 'N' | 'pair' | 'set'>
type Small = 'g' | 'ml' | 'cm' | 'm²'

/** The unit below the threshold of the law, the one from there on, and how many of the first it is. */
const SCALES: Record<Measured, { small: Small; large?: 'kg' | 'l' | 'm'; ratio: number }> = {
  mg: { small: 'g', large: 'kg', ratio: 0.001 },
  g: { small: 'g', large: 'kg', ratio: 1 },
  kg: { small: 'g', large: 'kg', ratio: 1_000 },
  ml: { small: 'ml', large: 'l', ratio: 1 },
  l: { small: 'ml', large: 'l', ratio: 1_000 },
  mm: { small: 'cm', large: 'm', ratio: 0.1 },
  cm: { small: 'cm', large: 'm', ratio: 1 },
  m: { small: 'cm', large: 'm', ratio: 100 },
  'm²': { small: 'm²', ratio: 1 },
}
const LARGE: Record<Small, number> = { g: 1_000, ml: 1_000, cm: 100, 'm²': Number.POSITIVE_INFINITY }

const paise = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const exact = (amount: number) => `₹${paise.format(amount).replace(/\.00$/, '')}`
