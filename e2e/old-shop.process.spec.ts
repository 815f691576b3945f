import { mkdir } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { newestShop, unpack } from '../scripts/old-shop/archive.ts'
import { test } from './own-shops.ts'
import { until } from './started-shop.ts'

const old = newestShop()

test.skip(process.platform !== 'linux', "An old shop's cluster has the character types of Linux.")

test(`a shop of ${old.name} opens with the present build: its customer signs in, its orders and pictures are there, what was due is sent`, async ({
  ownShops,
}) => {
  test.slow()
  const folder = ownShops.folderOf('old')
  await mkdir(folder)
  await unpack(old.name, folder)
  const shop = await ownShops.start('old/data')
  await shop.ready()

  const { email: username, password } = old.customer
  const entered = await fetch(`${shop.address}/do/session/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ username, password, from: '/your-orders' }),
    redirect: 'manual',
  })
  expect(entered.status).toBe(303)
  const cookie = entered.headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
  const page = await (await fetch(`${shop.address}/your-orders`, { headers: { cookie } })).text()
  for (const id of Object.keys(old.customer.orders)) expect(page).toContain(id)
  const product = await (await fetch(`${shop.address}/product/OLD-STOLE-1`)).text()
  expect(product).toContain('Indigo Cotton Stole')
  for (const name of Object.keys(old.facts.pictures))
    expect([name, (await fetch(`${shop.address}/uploads/${name}`)).status]).toEqual([name, 200])

  const database = await shop.database()
  await until(async () => {
    const { rows } = await database.query(
      `select (select count(*)::int from outbox where sent_at is null) as mails,
        (select count(*)::int from refunds where state <> 'done') as refunds`,
    )
    return rows[0].mails === 0 && rows[0].refunds === 0
  })
  expect(shop.said()).toContain(`Your order ${old.orders.toShip}`)
})
