import { median } from '../median.mjs'
import { rounds } from '../rounds.mjs'
import { until } from '../until.mjs'

/** The primary's postmaster is killed; Patroni beside it starts it again. */
export const killPostmaster = (cluster, times) =>
  rounds(cluster, 'postmaster of the primary killed', times, {
    round: async ({ databases, traffic }) => {
      const leader = await databases.leader()
      const killed = await leader.postmaster()
      const began = performance.now()
      await leader.killPostmaster()
      // What its last processes still answer is no sign that it is back.
      await until('another postmaster', async () => (await leader.postmaster()) !== killed)
      await traffic.more(5)
      return traffic.pauseSince(began)
    },
    rule: pauses =>
      median(pauses) <= 10 ? undefined : `the median is ${median(pauses).toFixed(1)} s and not ≤ 10`,
  })
