import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import type { PriceTurn } from '#lib/server/page-cache/catalogue-version.ts'
import { db } from './pool.ts'

type Facts = { version: number; turns: readonly PriceTurn[]; clock: number; at: number }

const facts = () => processWide('primary-facts', (): { last?: Facts } => ({}))

/** What the watch of changes has just read of the primary; a replica is compared with it. */
export const notePrimary = async (version: number, turns: readonly PriceTurn[]) => {
  const asked = performance.now()
  const row = await db.one<{ clock: number }>(CLOCK)
  const answered = performance.now()
  facts().last = { version, turns, clock: row?.clock ?? 0, at: (asked + answered) / 2 }
}

const CLOCK = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as clock'

/** Older than this, they say nothing of now. */
const KNOWN_MS = 5_000

/** The catalogue's version, and what the primary's clock says now; undefined where it is not known. */
export const primaryNow = (now = performance.now()) => {
  const { last } = facts()
  if (!last || now - last.at > KNOWN_MS) return undefined
  return { version: last.version, clock: last.clock + now - last.at, isTurning: isTurning(last.turns, now) }
}

// A price that changes in a moment is told by the primary's clock alone.
const isTurning = (turns: readonly PriceTurn[], now: number) =>
  turns.some(({ from, until }) => from - NEAR_MS < now && now < until + NEAR_MS)

const NEAR_MS = 2_000
