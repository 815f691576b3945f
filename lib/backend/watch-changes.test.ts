import { setTimeout as sleep } from 'node:timers/promises'
import { versionByChange } from '#lib/server/page-cache/catalogue-version.ts'
import { db, pool } from './db/pool.ts'
import { withTestDatabase } from './db/test-database.ts'
import { transaction } from './db/transaction.ts'
import { returnStock, takeStock } from './orders/stock.ts'
import { addProduct } from './test-product.ts'
import { noteCatalogueChange, noteProductChange, watchChanges } from './watch-changes.ts'

withTestDatabase()

const until = async (happens: () => boolean) => {
  for (let n = 0; n < 100 && !happens(); n++) await sleep(10)
  expect(happens()).toBe(true)
}
const watch = async () => {
  const clock = versionByChange()
  const watcher = await watchChanges({ pollMs: 10, clock })
  return { clock, ...watcher }
}

test('a change of the catalogue by another connection invalidates every page within a moment', async () => {
  const { clock, stop } = await watch()
  await noteCatalogueChange(db)
  await until(() => clock.lastChangeOf('/anything') === 1)
  await stop()
})

test('a size that sells out, and one that is back, invalidate the product’s own page only', async () => {
  await addProduct({ id: 7, sizes: { S: 3, M: 1 } })
  const { clock, stop } = await watch()
  const line = (size: string, unit: number) => [
    { id: 7, unit, size, color: '', product: { name: 'x', color: [] } },
  ]
  await transaction(tx => takeStock(tx, line('S', 2)))
  await sleep(50)
  expect(clock.version).toBe(0)
  await transaction(tx => takeStock(tx, line('S', 1)))
  await until(() => clock.lastChangeOf('/product/a-7') === 1)
  await transaction(tx => returnStock(tx, line('S', 1)))
  await until(() => clock.lastChangeOf('/product/a-7') === 2)
  expect(clock.lastChangeOf('/product/other')).toBe(0)
  await noteProductChange(db, 7)
  await until(() => clock.lastChangeOf('/product/a-7') === 3)
  await stop()
})

test('a rollback invalidates nothing, and nothing is seen before the commit', async () => {
  const { clock, stop } = await watch()
  const refused = transaction(async tx => {
    await noteCatalogueChange(tx)
    await sleep(100)
    expect(clock.version).toBe(0)
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  await sleep(50)
  expect(clock.version).toBe(0)
  await stop()
})

test('a change that is committed after a later one is still seen', async () => {
  const { clock, stop } = await watch()
  const slow = await pool().connect()
  await slow.query('begin')
  await slow.query(`insert into page_changes (path) values ('/product/slow')`)
  await db.run(`insert into page_changes (path) values ('/product/quick')`)
  await until(() => clock.lastChangeOf('/product/quick') > 0)
  expect(clock.lastChangeOf('/product/slow')).toBe(0)
  await slow.query('commit')
  slow.release()
  await until(() => clock.lastChangeOf('/product/slow') > 0)
  await stop()
})

test('changes from before the start of the watcher invalidate nothing, whatever is still open beside them', async () => {
  const slow = await pool().connect()
  await slow.query('begin')
  await slow.query(`insert into page_changes (path) values ('/product/slow')`)
  await db.run(`insert into page_changes (path) values ('/product/before')`)
  const { clock, stop } = await watch()
  await sleep(50)
  expect(clock.version).toBe(0)
  await slow.query('commit')
  slow.release()
  await until(() => clock.lastChangeOf('/product/slow') > 0)
  expect(clock.lastChangeOf('/product/before')).toBe(0)
  await stop()
})
