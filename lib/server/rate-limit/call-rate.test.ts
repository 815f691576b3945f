import { callRate } from './call-rate.ts'

const rate = (most: number) => {
  const now = { at: 1_000_000 }
  return { now, ...callRate({ most, windowMs: 60_000, entries: 100 }, () => now.at) }
}

test('so many calls in a minute, and again in the next one', () => {
  const { count, now } = rate(2)
  expect([count('a'), count('a'), count('a')].map(({ left, isOver }) => [left, isOver])).toEqual([
    [1, false],
    [0, false],
    [0, true],
  ])
  expect(count('b').isOver).toBe(false)
  expect(count('a').resetSeconds).toBe(60)
  now.at += 59_500
  expect(count('a')).toMatchObject({ isOver: true, resetSeconds: 1 })
  now.at += 600
  expect(count('a')).toMatchObject({ isOver: false, left: 1 })
})

test('looking counts nothing, and a wide network may do more', () => {
  const { count, isFull } = rate(1)
  expect(isFull('a')).toBeUndefined()
  count('a')
  expect(isFull('a')).toMatchObject({ left: 0 })
  expect(isFull('a', 2)).toBeUndefined()
})
