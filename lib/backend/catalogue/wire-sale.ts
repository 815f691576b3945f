import 'server-only'
import type { Before, Sale } from '#lib/contract/sale-schemas.ts'
import { fromPaise } from '#lib/rules/money.ts'

/** As SQL gives them: moments as text, money in paise. */
export type RunningSale = { until: string | null; was: number | null }
export type PriceBefore = { price: number; until: string }

/** The sale for the API. An earlier price that is no higher than the sale's is left out. */
export const wireSale = ({ until, was }: RunningSale, price: number): Sale => ({
  ...(until && { until: wireMoment(until) }),
  ...(was !== null && was > price && { was: fromPaise(was) }),
})

/** The price before, for the API, where it was another one. */
export const wireBefore = (before: PriceBefore | null | undefined, price: number): { before?: Before } =>
  before && before.price !== price
    ? { before: { price: fromPaise(before.price), until: wireMoment(before.until) } }
    : {}

const wireMoment = (text: string) => new Date(text).toISOString()
