import { existsSync, readFileSync } from 'node:fs'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { db } from '../../../db/pool.ts'
import { withTestDatabase } from '../../../db/test-database.ts'
import { openLedger } from './ledger.ts'
import { capture, createOrder, pay, refund } from './money.ts'
import { practiceGateway } from './service.ts'

withTestDatabase()

const siteUrl = 'http://shop.example'
const settings = {
  keyId: 'key',
  keySecret: 'secret',
  webhookSecret: '',
  webhookUrl: `http://${NOBODY_LISTENS}`,
  siteUrl,
}
const authorization = `Basic ${Buffer.from('key:secret').toString('base64')}`
let order: { id: string }

beforeAll(async () => {
  await openLedger()
  order = await createOrder({ amount: 5000, currency: 'INR' })
})

const post = (path: string, fields: Record<string, string>) =>
  practiceGateway(settings)(
    new Request(`${siteUrl}/practice-pay/v1/${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
  )
const good = () => ({ key_id: 'key', order_id: order.id, callback_url: `${siteUrl}/payment-callback` })

test('the hosted page shows an order of its own', async () => {
  expect((await post('checkout/embedded', good())).status).toBe(200)
})

test.each(['checkout/embedded', 'checkout/pay'])('%s refuses unreadable input', async path => {
  for (const bad of ['\0', 'a\0b'])
    for (const name of ['key_id', 'order_id', 'callback_url', 'name', 'outcome']) {
      const { status } = await post(path, { ...good(), [name]: bad })
      expect([name, status]).toEqual([name, 400])
    }
})

test.each(['checkout/embedded', 'checkout/pay'])('%s returns to pages of the shop only', async path => {
  for (const callback_url of [
    `blob:${siteUrl}/x`,
    'javascript:alert(1)',
    'http://evil.example/x',
    `http://evil.example@${siteUrl}`,
    'data:text/html,x',
    `filesystem:${siteUrl}/x`,
    '//',
  ])
    expect([callback_url, (await post(path, { ...good(), callback_url })).status]).toEqual([
      callback_url,
      400,
    ])
})

test('the calls of the protocol refuse it as well', async () => {
  const headers = { authorization, 'content-type': 'application/json' }
  const call = (path: string, body?: string) =>
    practiceGateway(settings)(
      new Request(`${siteUrl}/practice-pay/v1/${path}`, { headers, ...(body && { method: 'POST', body }) }),
    )
  expect((await call('orders', '{"amount":5000,"currency":"INR","receipt":"\\u0000"}')).status).toBe(400)
  expect((await call('orders?receipt=%00')).status).toBe(400)
  expect((await call('orders?receipt=none')).status).toBe(200)
  expect((await call('orders/%00')).status).toBe(404)
})

test('docs/payments.md says where webhooks go, and names each event that the provider sends of money that moves', async () => {
  const { id: orderId } = await createOrder({ amount: 5000, currency: 'INR' })
  const { id } = await pay({ orderId, status: 'authorized' })
  await capture(id, 5000)
  await refund(id, {}, null)
  const sent = await db.query<{ event: string }>(
    `select distinct body::json->>'event' as event from practice.events where body like '%' || $1 || '%'`,
    [id],
  )
  const cells = new Map(
    [...readFileSync('docs/payments.md', 'utf8').matchAll(/^\| (\w[\w ]*?) +\| (.*?) +\|$/gm)].map(
      ([, field, cell = '']) => [field, [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)],
    ),
  )
  // None fails here.
  expect(cells.get('Active events')?.toSorted()).toEqual(
    [...sent.map(({ event }) => event), 'refund.failed'].toSorted(),
  )
  const [address = ''] = cells.get('Webhook URL') ?? []
  expect(address).toMatch(/^SITE_URL\//)
  expect(existsSync(address.replace('SITE_URL', 'app/(api)') + '/route.ts')).toBe(true)
})
