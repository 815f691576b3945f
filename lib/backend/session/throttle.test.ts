import { createThrottle } from './throttle.ts'

test('each wrong try beyond the free ones waits twice as long, up to five minutes', async () => {
  let now = 0
  const throttle = createThrottle(3, () => now)
  const waits: number[] = []
  for (let i = 0; i < 14; i++) {
    await throttle.wrong('a')
    waits.push(await throttle.wait('a'))
    now += (waits.at(-1) ?? 0) * 1000
  }
  expect(waits).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300])
  expect(await throttle.wait('b')).toBe(0)
})

test('a quarter of an hour without a try, or a right one, forgets the wrong ones', async () => {
  let now = 0
  const throttle = createThrottle(2, () => now)
  await throttle.wrong('a')
  now += 15 * 60_000
  await throttle.wrong('a')
  expect(await throttle.wait('a')).toBe(0)
  await throttle.wrong('a')
  expect(await throttle.wait('a')).toBe(1)
  await throttle.forget('a')
  expect(await throttle.wait('a')).toBe(0)
})
