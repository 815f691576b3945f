import { processWide } from '#lib/rules/process-wide.ts'
import { env } from '../settings/env.ts'

/**
 * How fresh a page is, in ticks of this process: each change of the catalogue that the poller sees is one tick,
 * and a page made before the last tick that concerns it is made anew.
 */
export type CatalogueVersion = {
  version: number
  /** The tick of the last change that concerns a path (decoded). */
  lastChangeOf: (path: string) => number
  /** One tick: for these pages, or without paths for every page. */
  invalidate: (paths?: readonly string[]) => void
  /** An old page may be shown while its successor is being made: another shop's host, which tells no changes. */
  lenient: boolean
}

const MAX_PATHS = 10_000
const BUCKET_MS = 60_000

export const catalogueVersion = (): CatalogueVersion =>
  processWide('catalogue', () => (env.apiHost ? versionByTime() : versionByChange()))

export function versionByChange(): CatalogueVersion {
  const ticks = new Map<string, number>()
  let everything = 0
  return {
    version: 0,
    lenient: false,
    lastChangeOf: path => Math.max(everything, ticks.get(path) ?? 0),
    invalidate(paths) {
      this.version += 1
      for (const path of paths ?? []) ticks.set(path, this.version)
      if (paths && ticks.size <= MAX_PATHS) return
      everything = this.version
      ticks.clear()
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
  }
}
