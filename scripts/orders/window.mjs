import { sellerLines } from '#lib/backend/orders/seller-list.ts'
import { ordersOfAllTime, ordersOfDays } from '#messages/commands.ts'

const DAY_MS = 86_400_000

/** Every line of the orders in the window, the latest order first. */
export async function* linesWithin({ status, days }) {
  const until = new Date()
  const since = days === 'all' ? new Date(0) : new Date(until - days * DAY_MS)
  for (let page = 0; ; page++) {
    const lines = await sellerLines(status, { since, until }, page)
    yield* lines
    if (lines.length === 0) return
  }
}

/** The age of the oldest of these orders, and how to see older ones. */
export const windowInWords = ({ days }) => {
  if (days === 'all') return ordersOfAllTime
  return ordersOfDays(days, days < 365)
}
