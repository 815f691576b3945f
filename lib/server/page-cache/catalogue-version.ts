import { processWide } from '#lib/rules/process-wide.ts'
import { env } from '../settings/env.ts'

/** A moment at which prices change by themselves, by this process's monotonic clock: not before `from`, at `until` at last. */
export type PriceTurn = { from: number; until: number }

/**
 * How fresh a page is, in ticks of this process: each change of the catalogue that the poller sees is one tick,
 * and a page made before the last tick that concerns it is made anew.
 */
export type CatalogueVersion = {
  readonly version: number
  /** The tick of the last change that concerns a path (decoded). */
  lastChangeOf: (path: string) => number
  /** One tick: for these pages, or without paths for every page. */
  invalidate: (paths?: readonly string[]) => void
  /** Prices will change then: no page that was made before is shown after it, whether or not the poller looks in time. */
  expect: (turns: readonly PriceTurn[]) => void
  /** In how many milliseconds prices may turn next; Infinity where nothing is planned. */
  nextTurnIn: () => number
  /** An old page may be shown while its successor is being made: another shop's host, which tells no changes. */
  lenient: boolean
}

const MAX_PATHS = 10_000
const BUCKET_MS = 60_000

export const catalogueVersion = (): CatalogueVersion =>
  processWide('catalogue', () => (env.apiHost ? versionByTime() : versionByChange()))

export function versionByChange(now: () => number = () => performance.now()): CatalogueVersion {
  const ticks = new Map<string, number>()
  let version = 0
  let everything = 0
  let turns: readonly PriceTurn[] = []
  const invalidate = (paths?: readonly string[]) => {
    version += 1
    for (const path of paths ?? []) ticks.set(path, version)
    if (paths && ticks.size <= MAX_PATHS) return
    everything = version
    ticks.clear()
  }
  // While it is not sure whether prices have turned, each look is a tick: nothing is fresh.
  const turn = () => {
    const at = now()
    if (!turns.some(({ from }) => from <= at)) return
    turns = turns.filter(({ until }) => until > at)
    invalidate()
  }
  return {
    get version() {
      turn()
      return version
    },
    lenient: false,
    lastChangeOf: path => {
      turn()
      return Math.max(everything, ticks.get(path) ?? 0)
    },
    invalidate,
    expect: coming => {
      turn()
      turns = coming
    },
    nextTurnIn: () => {
      turn()
      return Math.min(...turns.map(({ from }) => from)) - now()
    },
  }
}

export const versionByTime = (now: () => number = Date.now): CatalogueVersion => {
  let moves = 0
  const tick = () => Math.floor(now() / BUCKET_MS) + moves
  return {
    get version() {
      return tick()
    },
    lenient: true,
    lastChangeOf: tick,
    invalidate() {
      moves += 1
    },
    // The host's to tell.
    expect: () => {},
    nextTurnIn: () => Number.POSITIVE_INFINITY,
  }
}
