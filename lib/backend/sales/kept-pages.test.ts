import { setTimeout as sleep } from 'node:timers/promises'
import { versionByChange } from '#lib/server/page-cache/catalogue-version.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { feedVersion } from '../feeds/feed-version.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { watchChanges } from '../watch-changes.ts'
import { comingTurns } from './coming-turns.ts'
import { planSale, waitUntil } from './test-sales.ts'

withTestDatabase()
beforeEach(async () => {
  await db.run('truncate products, sections cascade')
  await addProduct({ id: 7, price: 500 })
})
const fromNow = async () =>
  (await comingTurns()).turns.map(({ until }) => Math.round((until - performance.now()) / 1000))

test('each start and end is known before it comes: those of the next seconds all, and the first of the others', async () => {
  await addProduct({ id: 8 })
  await addProduct({ id: 9, sizes: { S: 1 } })
  expect(await fromNow()).toEqual([])
  await planSale(7, 300, 2, 4)
  await planSale(8, 300, 100, 200)
  expect(await fromNow()).toEqual([2, 4, 100])
  await addVariants(9, [{ size: 'S' }])
  await db.run(`update variants set sale_paise = 100, sale_to = now() + interval '50 seconds',
    turns_at = now() + interval '50 seconds'`)
  expect(await fromNow()).toEqual([2, 4, 50, 100])
})

test('the end of a sale is known though nobody has noted that it began', async () => {
  await planSale(7, 300, -10, 60)
  await db.run('update products set turns_at = sale_from')
  expect(await fromNow()).toEqual([60])
})

test('no page outlives the start or the end of a sale, though the next look at the database is far away', async () => {
  const clock = versionByChange()
  const { begins, ends } = await planSale(7, 300, 1, 2)
  const watcher = await watchChanges({ clock, pollMs: 60_000 })
  try {
    const isFresh = (since: number) => since >= clock.lastChangeOf('/product/a-7')
    const first = clock.version
    await waitUntil(new Date(begins.getTime() - 200))
    expect(isFresh(first)).toBe(true)
    await waitUntil(begins)
    expect(isFresh(first)).toBe(false)
    await sleep(100)
    const second = clock.version
    expect(isFresh(second)).toBe(true)
    await waitUntil(ends)
    expect(isFresh(second)).toBe(false)
  } finally {
    await watcher.stop()
  }
})

test('a feed has no mark to be kept by while prices have turned and are not noted', async () => {
  await planSale(7, 300, 100, 200)
  expect(await feedVersion()).toEqual(expect.any(String))
  await db.run(`update products set turns_at = now()`)
  expect(await feedVersion()).toBeUndefined()
})
