import { median } from '../median.mjs'
import { rounds } from '../rounds.mjs'

/** The primary's postmaster is killed; Patroni beside it starts it again. */
export const killPostmaster = (cluster, times) =>
  rounds(cluster, 'postmaster of the primary killed', times, {
    round: async ({ databases, traffic }) => {
      const leader = await databases.leader()
      const began = performance.now()
      await leader.killPostmaster()
      await traffic.more(5)
      return traffic.pauseSince(began)
    },
    rule: pauses =>
      median(pauses) <= 10 ? undefined : `the median is ${median(pauses).toFixed(1)} s and not ≤ 10`,
  })
