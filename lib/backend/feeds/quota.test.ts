import { createQuota, MOST_KEYS } from './quota.ts'

const HOUR = 60 * 60_000

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

test('fifty thousand networks are remembered', () => {
  const take = createQuota(() => 0)
  for (let i = 0; i <= MOST_KEYS; i++) take([{ name: `${i}`, times: 1 }], 1)
  expect([take([{ name: '0', times: 1 }], 1), take([{ name: '2', times: 1 }], 1)]).toEqual([0, 3600])
})
