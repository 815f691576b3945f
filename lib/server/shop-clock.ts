import { processWide } from '#lib/rules/process-wide.ts'
import { clockIsOff } from '#messages/start.ts'

const clock = () => processWide('clock', () => ({ aheadMs: 0, toldMs: 0 }))

/** What the network and the two clocks' ticks make of the same time. */
const SAME_MS = 1_000
/** By so much a clock differs before somebody should look at it. */
const TOLD_MS = 5_000

/** The time by the clock that all copies of the shop share, the database's: whatever begins at one copy may end at another. */
export const shopNow = () => Date.now() - clock().aheadMs

/** What the shared clock said between two looks at this machine's; too far apart, they say nothing. */
export function compareClocks(shared: number, before: number, after: number) {
  if (after - before > SAME_MS) return
  const ahead = (before + after) / 2 - shared
  const state = clock()
  state.aheadMs = Math.abs(ahead) < SAME_MS ? 0 : ahead
  if (Math.abs(state.aheadMs - state.toldMs) < TOLD_MS) return
  state.toldMs = state.aheadMs
  if (state.aheadMs !== 0) console.warn(clockIsOff(Math.round(state.aheadMs / 1000)))
}
