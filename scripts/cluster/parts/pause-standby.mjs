import { setTimeout as sleep } from 'node:timers/promises'
import { rounds } from '../rounds.mjs'
import { until } from '../until.mjs'

// Longer than a lease of Patroni's: if the standby could be promoted, it would be by then.
const WATCH_S = 25

/**
 * The standby hangs. Writes wait until the primary gives it up, and go on without it. Then the primary dies while the standby is
 * back: it lacks what was acknowledged meanwhile, so it must not take over.
 */
export const pauseStandby = cluster => {
  let waited = 0
  let alone = 0
  return rounds(cluster, 'standby paused, then the primary killed', 1, {
    round: async ({ databases, traffic, progress }) => {
      const [leader, standby] = [await databases.leader(), await databases.standby()]
      const began = performance.now()
      await standby.pause()
      await traffic.more(200)
      waited = traffic.pauseSince(began)
      alone = (await traffic.judge()).acknowledged
      progress(`writes waited ${waited.toFixed(1)} s, and go on without the standby`)
      await leader.killMachine()
      standby.resume()
      for (const end = Date.now() + WATCH_S * 1000; Date.now() < end; await sleep(500))
        if (await standby.isPrimary().catch(() => false))
          throw new Error('A standby that lacks acknowledged orders became the primary.')
      const back = performance.now()
      leader.start()
      await until('the old primary is the primary again', () => leader.isPrimary(), 60)
      await traffic.more(5)
      progress(`writes again ${((performance.now() - back) / 1000).toFixed(1)} s after the primary was back`)
      return waited
    },
    say: () =>
      `writes waited ${waited.toFixed(1)} s and went on without it; ${alone} orders acknowledged by then; not promoted`,
    rule: ([pause]) =>
      pause <= 30 ? undefined : `writes waited ${pause.toFixed(1)} s for a standby that hangs`,
  })
}
