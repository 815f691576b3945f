import { catalogueVersion } from '#lib/server/page-cache/catalogue-version.ts'
import { cachedQuery, clearCatalogueCache } from './catalogue-cache.ts'

let loads = 0
const load = async () => ++loads
beforeEach(() => {
  loads = 0
  clearCatalogueCache()
})

test('simultaneous requests for the same share one result', async () => {
  expect(await Promise.all([cachedQuery('a', load), cachedQuery('a', load), cachedQuery('b', load)])).toEqual(
    [1, 1, 2],
  )
})

test('a result is loaded again after five minutes, and after a change of the catalogue', async () => {
  await cachedQuery('a', load, 0)
  expect(await cachedQuery('a', load, 299_999)).toBe(1)
  expect(await cachedQuery('a', load, 300_001)).toBe(2)
  catalogueVersion().invalidate()
  expect(await cachedQuery('a', load, 300_002)).toBe(3)
  catalogueVersion().invalidate(['/product/sold-out'])
  expect(await cachedQuery('a', load, 300_003)).toBe(3)
})

test('a failure is not cached', async () => {
  const fail = () => Promise.reject(new Error('down'))
  await expect(cachedQuery('a', fail)).rejects.toThrow('down')
  expect(await cachedQuery('a', load)).toBe(1)
})

test('the cache is bounded', async () => {
  for (let index = 0; index < 3_000; index++) await cachedQuery(`q${index}`, load)
  expect(await cachedQuery('q0', load)).toBe(3_001)
  expect(await cachedQuery('q2999', load)).toBe(3_000)
})
