import { rounds } from '../rounds.mjs'

/** A copy of the shop is killed in the middle of orders, one after the other, and started again. */
export const killCopies = (cluster, times) => {
  let next = 0
  return rounds(cluster, 'copy of the shop killed', times, {
    round: async ({ copies, traffic }) => {
      const copy = copies[next++ % copies.length]
      const began = performance.now()
      await copy.kill()
      await traffic.more(5)
      const pause = traffic.pauseSince(began)
      copy.start()
      await copy.ready()
      return pause
    },
  })
}
