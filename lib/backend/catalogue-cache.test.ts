import { catalogueVersion } from '#lib/server/page-cache/invalidation.ts'
import { cachedQuery, clearCatalogueCache } from './catalogue-cache.ts'

let asked = 0
const ask = async () => ++asked
beforeEach(() => {
  asked = 0
  clearCatalogueCache()
})

test('who asks the same meanwhile is given the same answer', async () => {
  expect(await Promise.all([cachedQuery('a', ask), cachedQuery('a', ask), cachedQuery('b', ask)])).toEqual([
    1, 1, 2,
  ])
})

test('an answer is asked for anew after five minutes, and once the catalogue has changed', async () => {
  await cachedQuery('a', ask, 0)
  expect(await cachedQuery('a', ask, 299_999)).toBe(1)
  expect(await cachedQuery('a', ask, 300_001)).toBe(2)
  catalogueVersion().move()
  expect(await cachedQuery('a', ask, 300_002)).toBe(3)
  catalogueVersion().move(['/product/sold-out'])
  expect(await cachedQuery('a', ask, 300_003)).toBe(3)
})

test('a failure is not kept', async () => {
  const fail = () => Promise.reject(new Error('down'))
  await expect(cachedQuery('a', fail)).rejects.toThrow('down')
  expect(await cachedQuery('a', ask)).toBe(1)
})

test('it does not grow without end', async () => {
  for (let index = 0; index < 3_000; index++) await cachedQuery(`q${index}`, ask)
  expect(await cachedQuery('q0', ask)).toBe(3_001)
  expect(await cachedQuery('q2999', ask)).toBe(3_000)
})
