import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { testReceiver, write } from '../../webhooks/test-webhooks.ts'
import { webhookSender } from '../../webhooks/webhook-sender.ts'
import { runRead } from '../run-read.ts'
import { bookLines, forgetProof, newPerson } from '../test-desk.ts'

withTestDatabase()
const receiver = testReceiver()
beforeAll(() => addProduct({ id: 1, sizes: { NA: 100 } }))

/** By the address that the book names. */
async function idOf(about: unknown, token: string | undefined) {
  const { read } = await runRead(token, 'shop', 'webhooks', {})
  const found = (read as { webhooks: { id: number; url: string }[] }).webhooks.find(
    ({ url }) => url === about,
  )
  if (!found) throw new Error(`There is no webhook for ${about}.`)
  return found.id
}

test('an owner adds an address with proof, sees its secret once, and what became of its messages', async () => {
  const owner = await newPerson('owner')
  await forgetProof(owner.token())
  await expect(
    owner.send('shop/webhookAdd', { url: receiver.url(), 'event-order.placed': 'yes' }),
  ).rejects.toMatchObject({
    key: 'deskProve',
  })
  const asha = await newPerson('owner')
  const values = {
    url: receiver.url(),
    'event-order.placed': 'yes',
    'event-stock.low': 'yes',
    lowAt: '5',
    key: 'k'.repeat(20),
  }
  const done = await asha.does('shop/webhookAdd', values)
  const [secret] = (done.body as { codes: string[] }).codes
  expect(secret).toMatch(/^whsec_/)
  expect(done.about).toBe(receiver.url())
  const id = await idOf(done.about, asha.token())
  // The same form again says that it was done, and no secret.
  const again = await asha.does('shop/webhookAdd', values)
  expect(again.message).toBe(done.message)
  expect(again.body).toBeUndefined()
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  const sender = webhookSender()
  while ((await sender.send()) > 0) await sender.idle()
  const { read } = await runRead(asha.token(), 'shop', 'webhook', { id, isDead: false, page: 1 })
  expect(read).toMatchObject({
    webhook: { id, low_at: 5, events: ['order.placed', 'stock.low'], waiting: 0, dead: 0 },
    messages: [{ type: 'order.placed', data: { order_id: coorderid }, last_status: 204 }],
    isMore: false,
  })
  expect(JSON.stringify(read)).not.toContain('whsec')
  expect(JSON.stringify(await bookLines())).not.toContain('whsec')
  expect((await bookLines()).filter(({ act }) => act === 'shop.webhookAdd')).toHaveLength(1)
  expect(await asha.does('shop/webhookTest', { id })).toMatchObject({
    message: expect.stringContaining('204'),
  })
  expect(
    await asha.does('shop/webhookReplay', { id, message: 999_999 }).catch(error => String(error)),
  ).toContain('not there')
  await asha.does('shop/webhookEvents', { id, 'event-product.changed': 'yes', lowAt: '' })
  expect((await asha.does('shop/webhookSecret', { id })).body).toMatchObject({
    codes: [expect.stringMatching(/^whsec_/)],
  })
  await asha.does('shop/webhookSwitch', { id, to: 'off' })
  expect(await asha.isRefused('shop/webhookReplay', { id })).toMatchObject({
    refused: expect.stringContaining('Turn it on'),
  })
  await asha.does('shop/webhookSwitch', { id, to: 'on' })
  expect(await asha.does('shop/webhookRemove', { id })).toMatchObject({ to: '/desk/shop/webhooks' })
  expect((await runRead(asha.token(), 'shop', 'webhooks', {})).read).toEqual({ webhooks: [] })
})

test('what is typed wrong gets a sentence', async () => {
  const owner = await newPerson('owner')
  expect(await owner.isRefused('shop/webhookAdd', {})).toMatchObject({
    fields: { url: expect.stringContaining('https://') },
  })
  expect((await owner.isRefused('shop/webhookAdd', { url: 'https://example.com' })).refused).toContain(
    'at least one event',
  )
  for (const [values, field, reason] of [
    [{ url: 'https://10.0.0.1', 'event-order.paid': 'yes' }, 'url', 'private network'],
    [{ url: 'https://example.com', 'event-order.paid': 'yes', lowAt: 'few' }, 'lowAt', 'whole number'],
  ] as const)
    expect((await owner.isRefused('shop/webhookAdd', values)).fields?.[field]).toContain(reason)
  for (const act of ['webhookEvents', 'webhookSecret', 'webhookRemove', 'webhookReplay', 'webhookTest'])
    expect(await owner.isRefused(`shop/${act}`, { id: '7', 'event-order.paid': 'yes' })).toMatchObject({
      refused: 'There is no address with the number 7.',
    })
  expect(await owner.isRefused('shop/webhookTest', { id: 'x'.repeat(100) })).toHaveProperty('fields')
  for (const id of [Number.NaN, -1, 1e20])
    expect(
      (await runRead(owner.token(), 'shop', 'webhook', { id, isDead: false, page: 1 })).read,
    ).toBeUndefined()
})

test('what was given up is sent again, one or all of a time', async () => {
  const owner = await newPerson('owner')
  const done = await owner.does('shop/webhookAdd', {
    url: receiver.url('/again'),
    'event-order.placed': 'yes',
  })
  const id = await idOf(done.about, owner.token())
  const message = await write(id)
  await write(id)
  await owner.does('shop/webhookSwitch', { id, to: 'off' })
  await owner.does('shop/webhookSwitch', { id, to: 'on' })
  expect((await owner.does('shop/webhookReplay', { id, message })).message).toBe('One message is sent again.')
  expect((await owner.does('shop/webhookReplay', { id, since: '2100-01-01' })).message).toBe(
    '0 messages are sent again.',
  )
  expect((await owner.does('shop/webhookReplay', { id, since: '' })).message).toBe(
    'One message is sent again.',
  )
})
