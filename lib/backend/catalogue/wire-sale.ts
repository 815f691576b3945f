import 'server-only'
import type { Before, Sale } from '#lib/contract/sale-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'

/** As SQL gives them: moments as text, money in paise. */
export type RunningSale = { until: string | null; was: number | null }
export type PriceBefore = { price: number; until: string }

/** A price that is no higher than the sale's is none that the sale could be proud of. */
export const wireSale = ({ until, was }: RunningSale, price: number): Sale => ({
  ...(until && { until: wireMoment(until) }),
  ...(was !== null && was > price && { was: fromPaise(was) }),
})

/** What it cost before, where that was another price. */
export const wireBefore = (before: PriceBefore | null | undefined, price: number): { before?: Before } =>
  before && before.price !== price
    ? { before: { price: fromPaise(before.price), until: wireMoment(before.until) } }
    : {}

const wireMoment = (text: string) => new Date(text).toISOString()
