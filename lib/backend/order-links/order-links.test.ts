import { randomBytes } from 'node:crypto'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { newBuyer, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { mayAct } from './may-act.ts'
import { orderBrowser } from './order-browser.ts'
import { orderLink } from './order-link.ts'
import { orderOfLink } from './order-of-link.ts'
import { renewLink, revokeLink, revokeLinksOfCustomer } from './revoke-link.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 400 }))

const browser = () => randomBytes(32).toString('base64url')
const placed = async (cookie?: string) => {
  const buyer = await newBuyer()
  const request = orderRequestFrom(buyer, 'COD', [{ id: 1 }])
  const { coorderid } = await shop.placeOrder(request, { token: buyer.token, orderBrowser: cookie })
  return { id: coorderid, customer: buyer.id }
}
const keyInLink = async (id: string) => (await orderLink(id))?.replace(`${env.siteUrl}/order/`, '') ?? ''
const end = async (id: string, kind: string, days: number) => {
  await db.run('update orders set status = $2 where id = $1', [id, kind])
  await db.run(
    `insert into order_events (order_id, kind, at) values ($1, $2, now() - make_interval(days => $3))`,
    [id, kind, days],
  )
}

test('the link of an order is the same each time, opens that order, and is not stored readable', async () => {
  const [{ id }, other] = [await placed(), await placed()]
  const [key, again] = await Promise.all([keyInLink(id), keyInLink(id)])
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(again).toBe(key)
  expect(await orderOfLink(key)).toBe(id)
  expect(await orderOfLink(await keyInLink(other.id))).toBe(other.id)
  const rows = await db.query<{ row: string }>('select order_links::text as row from order_links')
  for (const { row } of rows) expect(row).not.toContain(key)
})

test('a forged key opens nothing, and an order that does not exist has no link', async () => {
  const key = await keyInLink((await placed()).id)
  for (const forged of ['', 'x', `${key}A`, key.slice(1), browser(), `${key.slice(0, 42)}é`])
    expect(await orderOfLink(forged)).toBeUndefined()
  expect(await orderLink('NONE')).toBeUndefined()
})

test('a revoked link opens nothing, also where none was made before, and a new one is another', async () => {
  const { id } = await placed()
  const first = await keyInLink(id)
  expect(await transaction(tx => revokeLink(tx, id))).toBe(true)
  expect(await orderOfLink(first)).toBeUndefined()
  expect(await orderLink(id)).toBeUndefined()
  expect(await transaction(tx => renewLink(tx, id))).toBe(true)
  const second = await keyInLink(id)
  expect(second).not.toBe(first)
  expect([await orderOfLink(first), await orderOfLink(second)]).toEqual([undefined, id])
  const unmade = await placed()
  await transaction(tx => revokeLink(tx, unmade.id))
  expect(await orderLink(unmade.id)).toBeUndefined()
  expect(await transaction(tx => revokeLink(tx, 'NONE'))).toBe(false)
})

test('two who renew a link at once leave one that opens', async () => {
  const { id } = await placed()
  await Promise.all(Array.from({ length: 4 }, () => transaction(tx => renewLink(tx, id))))
  expect(await orderOfLink(await keyInLink(id))).toBe(id)
  const open = await db.query('select 1 from order_links where order_id = $1 and revoked_at is null', [id])
  expect(open).toHaveLength(1)
})

test.each(['delivered', 'cancelled', 'expired'])('a link ends 90 days after its order was %s', async kind => {
  const [late, early] = [await placed(), await placed()]
  if (kind === 'expired')
    await db.run(`update orders set mode = 'ONLINE' where id = any($1)`, [[late.id, early.id]])
  const [lateKey, earlyKey] = [await keyInLink(late.id), await keyInLink(early.id)]
  await end(late.id, kind, 91)
  await end(early.id, kind, 89)
  expect([await orderOfLink(lateKey), await orderLink(late.id)]).toEqual([undefined, undefined])
  expect(await orderOfLink(earlyKey)).toBe(early.id)
})

test('an order is acted on by its account and by the browser that placed it, and by nobody else', async () => {
  const cookie = browser()
  const { id, customer } = await placed(cookie)
  const other = await placed(browser())
  expect(await mayAct(id, { customer })).toBe(true)
  expect(await mayAct(id, { browser: cookie })).toBe(true)
  expect(await mayAct(id, { browser: cookie, customer: other.customer })).toBe(true)
  expect(await mayAct(id, {})).toBe(false)
  expect(await mayAct(id, { browser: browser(), customer: other.customer })).toBe(false)
  expect(await mayAct(id, { browser: '' })).toBe(false)
  expect(await mayAct('NONE', { customer, browser: cookie })).toBe(false)
  const unknown = await placed()
  expect(await mayAct(unknown.id, { browser: cookie })).toBe(false)
  const rows = await db.query<{ row: string }>('select order_browsers::text as row from order_browsers')
  for (const { row } of rows) expect(row).not.toContain(cookie)
})

test('a browser keeps its cookie for all its orders, and one order sent twice at once gets the same new one', () => {
  const known = browser()
  const order = { token: 't', key: 'first-key' }
  expect(orderBrowser(known, order)).toBe(known)
  const made = orderBrowser(undefined, order)
  expect(made).toMatch(/^[\w-]{43}$/)
  expect(orderBrowser('nonsense', order)).toBe(made)
  expect(orderBrowser(undefined, { ...order, key: 'second-key' })).not.toBe(made)
  expect(orderBrowser(undefined, { ...order, token: 'u' })).not.toBe(made)
})

test('a shop that is another host’s gives browsers no such cookie', () => {
  const before = env.apiHost
  env.apiHost = 'https://host.example'
  expect(orderBrowser(undefined, { token: 't', key: 'k' })).toBeUndefined()
  env.apiHost = before
})

test('who is erased leaves no link and no browser that opens their orders; those of others go on opening', async () => {
  const cookie = browser()
  const [gone, other] = [await placed(cookie), await placed(cookie)]
  const [key, otherKey] = [await keyInLink(gone.id), await keyInLink(other.id)]
  await transaction(tx => revokeLinksOfCustomer(tx, gone.customer))
  expect([await orderOfLink(key), await orderLink(gone.id)]).toEqual([undefined, undefined])
  expect(await mayAct(gone.id, { browser: cookie })).toBe(false)
  expect(await orderOfLink(otherKey)).toBe(other.id)
  expect(await mayAct(other.id, { browser: cookie })).toBe(true)
})

test('with the secrets of another data folder an order gets a new link, which opens it', async () => {
  const { id } = await placed()
  const first = await keyInLink(id)
  // As another secret would have derived it.
  await db.run('update order_links set key_hash = $2 where order_id = $1', [id, randomBytes(32)])
  const second = await keyInLink(id)
  expect(second).not.toBe(first)
  expect(await orderOfLink(second)).toBe(id)
})
