import { LruCache } from '#lib/rules/lru-cache.ts'
import { createQuota } from './quota.ts'
import { createThrottle, MOST_KEYS } from './throttle.ts'

const QUARTER = 15 * 60_000
const HOUR = 60 * 60_000

test('each wrong try beyond the free ones waits twice as long, up to five minutes', async () => {
  let now = 0
  const throttle = createThrottle({ free: 3, forgotten: { afterLastMs: QUARTER }, clock: () => now })
  const waits: number[] = []
  for (let i = 0; i < 14; i++) {
    await throttle.wrong('a')
    waits.push(await throttle.wait('a'))
    now += (waits.at(-1) ?? 0) * 1000
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
  expect(await throttle.wait('b')).toBe(0)
})

test('a quarter of an hour without a try, or a right one, resets the count', async () => {
  let now = 0
  const throttle = createThrottle({ free: 2, forgotten: { afterLastMs: QUARTER }, clock: () => now })
  await throttle.wrong('a')
  now += QUARTER
  await throttle.wrong('a')
  expect(await throttle.wait('a')).toBe(0)
  await throttle.wrong('a')
  expect(await throttle.wait('a')).toBe(1)
  await throttle.forget('a')
  expect(await throttle.wait('a')).toBe(0)
})

test('an address with one wrong try every ten minutes is never slowed down', async () => {
  let now = 0
  const throttle = createThrottle({ free: 10, forgotten: { afterFirstMs: HOUR }, clock: () => now })
  for (let i = 0; i < 100; i++) {
    await throttle.wrong('carrier')
    expect(await throttle.wait('carrier')).toBe(0)
    now += 10 * 60_000
  }
  for (let i = 0; i < 10; i++) await throttle.wrong('carrier')
  expect(await throttle.wait('carrier')).toBeGreaterThan(0)
})

test('a quota is a number per hour, also for each wider network, and starts again after the hour', () => {
  let now = 0
  const take = createQuota(() => now)
  const home = (name: string) => [
    { name, times: 1 },
    { name: 'wide', times: 2 },
  ]
  for (let i = 0; i < 3; i++) expect(take(home('one'), 3)).toBe(0)
  now += HOUR / 2
  expect(take(home('one'), 3)).toBe(1800)
  for (let i = 0; i < 3; i++) expect(take(home('two'), 3)).toBe(0)
  expect(take(home('three'), 3)).toBe(1800)
  now += HOUR / 2
  expect([take(home('one'), 3), take(home('three'), 3)]).toEqual([0, 0])
})

test('counts forget the oldest beyond their limit, and never one that was just set', () => {
  const counts = new LruCache<number>({ entries: 3 })
  for (const key of ['a', 'b', 'c', 'a', 'd']) counts.put(key, 1)
  expect([counts.size, counts.get('a'), counts.get('b'), counts.get('d')]).toEqual([3, 1, undefined, 1])
})

test('fifty thousand keys are remembered', async () => {
  const throttle = createThrottle({ free: 1, forgotten: { afterLastMs: QUARTER }, clock: () => 0 })
  for (let i = 0; i <= MOST_KEYS; i++) await throttle.wrong(`${i}`)
  expect([await throttle.wait('0'), await throttle.wait('1')]).toEqual([0, 1])
  const take = createQuota(() => 0)
  for (let i = 0; i <= MOST_KEYS; i++) take([{ name: `${i}`, times: 1 }], 1)
  expect([take([{ name: '0', times: 1 }], 1), take([{ name: '2', times: 1 }], 1)]).toEqual([0, 3600])
})
