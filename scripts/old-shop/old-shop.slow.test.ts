import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { type Engine, openEngine } from '#lib/backend/db/engine.ts'
import { migrate } from '#lib/backend/db/migrate.ts'
import { closePool, type Db, db, setConnection } from '#lib/backend/db/pool.ts'
import { transaction } from '#lib/backend/db/transaction.ts'
import { handlers } from '#lib/backend/index.ts'
import { startMailer } from '#lib/backend/mail/mailer.ts'
import { fileTransport } from '#lib/backend/mail/transport.ts'
import { folderStore } from '#lib/backend/media/folder/folder-store.ts'
import { serveUpload } from '#lib/backend/media/serve-upload.ts'
import { expireHolds } from '#lib/backend/orders/expire-holds.ts'
import { newestShop, oldShops, unpack } from './archive.ts'
import { readFacts } from './facts.ts'
import { liveThrough } from './live-through.ts'
import { openOldCode } from './old-code.ts'

const CATALOGUE = path.resolve('scripts/old-shop/catalogue')
const LAMP = 3

// The cluster of an old shop was created on Linux, and needs Linux's character types.
const each = process.platform === 'linux' ? describe.each : describe.skip.each

each(oldShops())('the data of $name', old => {
  let [folder, data] = ['', '']
  let engine: Engine
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'haat-old-shop-'))
    await chmod(folder, 0o755)
    data = path.join(folder, 'data')
    await unpack(old.name, folder)
    engine = await openEngine(data)
    setConnection(engine.connection)
    await migrate()
  })
  afterAll(async () => {
    setConnection(undefined)
    await closePool()
    await engine.close()
    await rm(folder, { recursive: true })
  })

  const factsIn = (on: Db) => readFacts(statement => on.query(statement), data, old.facts.tables)
  const shop = embeddedShop(handlers)
  const signIn = async (username: string, password: string) => {
    const { access_token } = await shop.signIn({ username, password, grant_type: 'password' })
    return { token: access_token }
  }
  const ordersOf = async (caller: { token: string }) => {
    const lines = await shop.orderLines({}, caller)
    return Object.fromEntries(lines.map(line => [line.CoOrderID, line.CoOrderStatus]))
  }

  test('are complete after the upgrade: each row and value, each sum, state and picture', async () => {
    expect(await factsIn(db)).toEqual(old.facts)
  })

  test.each([
    ['alter table orders drop column courier cascade', { orders: { columns: { courier: 'missing' } } }],
    ['update order_lines set price = price + 1', { order_lines: { columns: { price: expect.anything() } } }],
    ['delete from wishlists', { wishlists: { rows: 0 } }],
    ['drop table cart_merges', { cart_merges: undefined }],
  ])('differ after: %s', async (statement, change) => {
    const undone = new Error('undone')
    const changed = transaction(async tx => {
      await tx.run(statement)
      const { tables } = await factsIn(tx)
      expect(tables).not.toEqual(old.facts.tables)
      for (const [name, table] of Object.entries(change)) {
        if (table) expect(tables[`public.${name}`]).toMatchObject(table)
        else expect(tables).not.toHaveProperty([`public.${name}`])
      }
      throw undone
    })
    await expect(changed).rejects.toBe(undone)
  })

  test('let their customer sign in and find each order in its state', async () => {
    const her = await signIn(old.customer.email, old.customer.password)
    expect(await ordersOf(her)).toEqual(old.customer.orders)
    await expect(signIn(old.customer.email, 'another-1')).rejects.toThrow()
  })

  test('have pictures that are served', async () => {
    const store = folderStore(data)
    for (const name of Object.keys(old.facts.pictures)) {
      const { status, headers } = await serveUpload(new Request('http://localhost'), name, store)
      expect([name, status, headers.get('content-type')]).toEqual([
        name,
        200,
        expect.stringMatching(/^image\//),
      ])
    }
  })

  test('have waiting mails, which are sent', async () => {
    const outbox = path.join(folder, 'outbox')
    const mailer = startMailer({ post: fileTransport(outbox, () => {}), pollMs: 20 })
    const waiting = () => db.one<{ n: number }>('select count(*)::int as n from outbox where sent_at is null')
    for (let tries = 0; tries < 250 && (await waiting())?.n !== 0; tries++) await sleep(20)
    await mailer.stop()
    const texts = (await readdir(outbox)).filter(name => name.endsWith('.txt'))
    const mails = await Promise.all(texts.map(name => readFile(path.join(outbox, name), 'utf8')))
    expect(mails).toHaveLength(old.facts.states['mail waiting'] ?? 0)
    expect(mails.join()).toContain(old.orders.toShip)
    expect(mails.join()).toContain(old.orders.toRefund)
  })

  test('lose unpaid orders after their time', async () => {
    const stock = async () =>
      (await db.one<{ n: number }>('select sum(stock)::int as n from product_sizes'))?.n ?? 0
    const before = await stock()
    await db.run(`update orders set hold_until = now() where status = 'awaiting'`)
    await expireHolds()
    expect(await db.query(`select 1 from orders where status = 'awaiting'`)).toEqual([])
    expect(await stock()).toBe(before + 2)
  })

  // Only the last release runs beside the next version.
  if (old.name !== newestShop().name) return
  test('work with the old code beside the present code', async () => {
    const code = await openOldCode(folder)
    try {
      const { customer } = await liveThrough(code.address, code.command, 'beside')
      const her = await signIn(customer.email, customer.password)
      expect(await ordersOf(her)).toEqual(customer.orders)
      // The old code reads what the present code writes.
      const [address] = await shop.addresses({}, her)
      const { coorderid } = await shop.placeOrder(
        {
          addressid: String(address?.id),
          paymentmode: 'COD',
          orders: [{ productcode: String(LAMP), quantity: 1 }],
        },
        her,
      )
      expect(await code.orders(customer)).toEqual({ ...customer.orders, [coorderid]: 'Placed' })
      // An import by the old code sets the stock to the value in the file.
      await code.command('catalogue', 'import', CATALOGUE)
      const lamps = await shop.productsById({ ids: [LAMP] })
      expect(lamps.map(({ quantity }) => quantity)).toEqual([1000])
      expect(code.said()).not.toMatch(/error/i)
    } finally {
      await code.close()
    }
  }, 120_000)
})
