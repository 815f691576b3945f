import 'server-only'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import { type SellerLine, sellerLines } from './seller-list.ts'

const DAY_MS = 86_400_000

/** Every line of the orders of these days, the latest order first. */
export async function* linesWithin({
  status,
  days,
}: {
  status?: OrderStatus | undefined
  days: number | 'all'
}): AsyncGenerator<SellerLine> {
  const until = new Date()
  const since = days === 'all' ? new Date(0) : new Date(until.getTime() - days * DAY_MS)
  for (let page = 0; ; page++) {
    const lines = await sellerLines(status, { since, until }, page)
    yield* lines
    if (lines.length === 0) return
  }
}
