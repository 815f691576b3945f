import { startBrowsers } from './browsers.mjs'
import { startBuyers } from './buyers.mjs'
import { judge } from './judge.mjs'
import { addPeople } from './people.mjs'
import { until } from './until.mjs'

const BUYERS = 16

/** Buyers and browsers at one address, and what they have seen. */
export const startTraffic = async ({ databases, shelf, address, paths }) => {
  const people = await addPeople(databases, BUYERS)
  const buyers = startBuyers(address, people, shelf)
  const browsers = startBrowsers(address, paths)
  const more = (count, seconds = 120) => {
    const wanted = buyers.placed() + count
    return until(`${count} more orders are placed`, () => buyers.placed() >= wanted, seconds, 5)
  }
  await more(BUYERS)
  return {
    more,
    failed: browsers.failed,
    /** The ids of the orders that were acknowledged until now. */
    acknowledged: () => buyers.attempts.flatMap(({ outcome, id }) => (outcome === 'placed' ? [id] : [])),
    /** The longest time since then in which no order was acknowledged. */
    pauseSince: buyers.pauseSince,
    judge: () => judge(databases, shelf, buyers.attempts),
    stop: async () => {
      await Promise.all([buyers.stop(), browsers.stop()])
      return { orders: buyers.answers, pages: browsers.answers }
    },
  }
}
