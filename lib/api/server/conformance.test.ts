import path from 'node:path'
import { importCatalogue } from '#lib/backend/catalogue-import/import-catalogue.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { handlers } from '#lib/backend/index.ts'
import { DENIED } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import { tellStory } from './conformance-story.ts'
import { embeddedShop } from './embedded-shop.ts'
import { createRemoteClient } from './remote-client.ts'
import { openHost } from './test-host.ts'

// Passwords are hashed one at a time, and the machine may be slow: this test is about the results, not about time.
const PATIENT = { timeoutMs: 20_000 }

withTestDatabase()

const embedded = embeddedShop(handlers)
const open: { close: () => Promise<void> }[] = []
const hostOf = async (...[shop]: Parameters<typeof openHost>) => {
  const host = await openHost(shop)
  open.push(host)
  return host.host
}

let inProcess: unknown[]
beforeAll(async () => {
  const folder = path.join(process.cwd(), 'demo/catalogue')
  await importCatalogue({ folder })
  await db.run('update product_sizes set stock = 0 where product_id = (select max(id) from products)')
}, 60_000)
afterAll(async () => {
  for (const host of open) await host.close()
})

test('the story runs in process', async () => {
  inProcess = await tellStory(embedded, 'in-process')
  expect(inProcess).toContainEqual({ message: messages.registered })
  expect(inProcess).toContainEqual([400, messages.badLogin])
  expect(inProcess).toContainEqual([401, DENIED])
  expect(await db.one('select count(*) as orders from orders')).toEqual({ orders: 1 })
}, 60_000)

test('the same story over HTTP has the same results', async () => {
  const overHttp = await tellStory(createRemoteClient(await hostOf(embedded), PATIENT), 'over-http')
  expect(overHttp).toEqual(inProcess)
}, 60_000)

test('the same story through a proxying shop has the same results', async () => {
  const behind = createRemoteClient(await hostOf(embedded), PATIENT)
  const byProxy = await tellStory(createRemoteClient(await hostOf(behind), PATIENT), 'by-proxy')
  expect(byProxy).toEqual(inProcess)
}, 60_000)
