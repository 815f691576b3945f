import 'server-only'
import type { Track, TrackState } from './courier.ts'

const RANK: Record<TrackState | '', number> = {
  '': 0,
  booked: 1,
  moving: 2,
  out: 3,
  failed: 4,
  returning: 5,
  delivered: 6,
  returned: 6,
  lost: 6,
  cancelled: 6,
}
// From which states these may be reached: a parcel on its way back is not delivered, and what is under way not cancelled.
const ONLY_AFTER: Partial<Record<TrackState, readonly (TrackState | '')[]>> = {
  delivered: ['', 'booked', 'moving', 'out', 'failed'],
  cancelled: ['', 'booked', 'moving'],
}
// Between these a parcel goes to and fro: a failed delivery is tried again.
const ON_THE_WAY: readonly (TrackState | '')[] = ['moving', 'out', 'failed']

/** What was known of a parcel. */
export type Known = { track: TrackState | ''; track_at: Date | null }

/** Whether a status is newer than the one that is known. */
export function goesForward({ track: from, track_at: since }: Known, { state: to, at }: Track): boolean {
  if (ONLY_AFTER[to]?.includes(from) === false) return false
  if (RANK[to] > RANK[from]) return true
  const isLater = at !== undefined && (since === null || at > since)
  return ON_THE_WAY.includes(from) && ON_THE_WAY.includes(to) && isLater
}

export const isFinal = (state: TrackState | '') => state !== '' && RANK[state] === RANK.delivered
