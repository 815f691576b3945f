import { ordersOfAllTime, ordersOfDays } from '#messages/commands.ts'

/** The age of the oldest of these orders, and how to see older ones. */
export const windowInWords = ({ days }) => {
  if (days === 'all') return ordersOfAllTime
  return ordersOfDays(days, days < 365)
}
