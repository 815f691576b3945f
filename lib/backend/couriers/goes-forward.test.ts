import type { TrackState } from './courier.ts'
import { goesForward } from './goes-forward.ts'

const NOON = new Date('2026-11-24T06:30:00Z')
const LATER = new Date('2026-11-24T09:00:00Z')
const EARLIER = new Date('2026-11-23T09:00:00Z')
const goes = (from: TrackState | '', to: TrackState, at: Date | undefined = LATER) =>
  goesForward({ track: from, track_at: NOON }, { state: to, at, text: '' })

test.each([
  ['booked', 'moving'],
  ['moving', 'out'],
  ['out', 'failed'],
  ['failed', 'out'],
  ['failed', 'moving'],
  ['out', 'delivered'],
  ['failed', 'delivered'],
  ['moving', 'returning'],
  ['returning', 'returned'],
  ['moving', 'returned'],
  ['booked', 'cancelled'],
  ['moving', 'cancelled'],
] as const)('%s goes on to %s', (from, to) => {
  expect(goes(from, to)).toBe(true)
})

test.each([
  ['moving', 'booked'],
  ['out', 'booked'],
  ['returning', 'moving'],
  ['returning', 'delivered'],
  ['delivered', 'returned'],
  ['delivered', 'moving'],
  ['returned', 'delivered'],
  ['out', 'cancelled'],
  ['returning', 'cancelled'],
  ['cancelled', 'moving'],
  ['moving', 'moving'],
] as const)('%s does not become %s', (from, to) => {
  // Even the same state is news only where its time is.
  expect(goes(from, to, from === to ? NOON : LATER)).toBe(false)
})

test('between tries of a delivery the later word counts', () => {
  expect(goes('failed', 'out', EARLIER)).toBe(false)
  expect(goesForward({ track: 'failed', track_at: NOON }, { state: 'out', at: undefined, text: '' })).toBe(
    false,
  )
})
