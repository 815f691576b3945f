import { rounds } from '../rounds.mjs'
import { until } from '../until.mjs'

/** Patroni and PostgreSQL of the primary are killed together: the standby takes over, and its log says so. */
export const killPrimary = (cluster, times) =>
  rounds(cluster, 'Patroni and PostgreSQL of the primary killed', times, {
    round: async ({ databases, traffic }) => {
      const leader = await databases.leader()
      const heir = databases.nodes.find(node => node !== leader)
      const promotions = countPromotions(heir)
      const began = performance.now()
      await leader.killMachine()
      await until('the standby takes over', () => heir.isPrimary(), 90)
      await traffic.more(5)
      const pause = traffic.pauseSince(began)
      leader.start()
      if (countPromotions(heir) <= promotions)
        throw new Error(`The log of ${heir.name} tells of no promotion after its primary was killed.`)
      return pause
    },
    rule: pauses =>
      Math.max(...pauses) <= 30
        ? undefined
        : `the longest is ${Math.max(...pauses).toFixed(1)} s and not ≤ 30`,
    say: ({ length }) => `${length} failovers in the log`,
  })

const countPromotions = node => node.said().split('promoted self to leader').length
