import 'server-only'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'

/** As SQL gives it: moments as text, money in paise. */
export type PlannedSale = {
  price: number
  regular: number
  from: string | null
  to: string | null
  runs: boolean
  was: number | null
}

/** A sale as feeds tell it: what is asked before and after it, and between which moments; whole rupees. */
export type FeedSale = { price: number; regular: number; from?: Date; to?: Date; runs: boolean }

/**
 * A price that runs or is to come. Where the shop has never asked more, or lately less, there is nothing to strike: then
 * the price of the sale is told alone, while it runs. One that is to come, and has no end, is told when it has begun.
 */
export const saleOf = (planned: PlannedSale | null | undefined): FeedSale | undefined => {
  if (!planned) return undefined
  const { runs, was, to } = planned
  const [price, regular] = [Math.round(planned.price / 100), Math.round(planned.regular / 100)]
  if (price >= regular || (runs ? was !== planned.regular : to === null)) return undefined
  return {
    ...{ price, regular, runs },
    ...(to && { from: planned.from ? new Date(planned.from) : yearBefore(to), to: new Date(to) }),
  }
}

// A range has two ends.
const yearBefore = (text: string) => new Date(Date.parse(text) - 365 * 86_400_000)

/** "2026-11-25T18:30+05:30/2026-11-27T00:00+05:30"; '' where it has no end. */
export const datesOf = ({ from, to }: Pick<FeedSale, 'from' | 'to'>) =>
  from && to ? `${minute(from)}/${minute(to)}` : ''

const minute = (at: Date) => isoInIndia(at).replace(/:00(?=[+])/, '')
