import { lookup } from 'node:dns'
import { db } from '../../../db/pool.ts'
import { withTestDatabase } from '../../../db/test-database.ts'
import type { Network } from '../../../fetch-file/checked-lookup.ts'
import { newBuyer, order } from '../../../orders/test-orders.ts'
import { addProduct } from '../../../test-product.ts'
import { worker } from '../test-desk-orders.ts'
import { sendPush } from './send-push.ts'
import { tellPhones } from './tell-phones.ts'
import { testPushService } from './test-push-service.ts'

withTestDatabase()
let far: Awaited<ReturnType<typeof testPushService>>
let network: Network
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } })
  far = await testPushService()
  network = { resolve: lookup, trusted: [far.origin] }
})
afterAll(() => far.close())
beforeEach(async () => {
  far.told.length = 0
  far.service.status = 201
  await db.run('delete from desk_pushes')
  await db.run('insert into desk_told_orders (order_id) select id from orders on conflict do nothing')
})

const signUp = async (role: 'owner' | 'packer' | 'catalogue') => {
  const who = await worker(role)
  await db.run(
    `insert into desk_pushes (session_id, endpoint, p256dh, auth)
     select id, $1, $2, $3 from desk_sessions order by opened_at desc limit 1`,
    [far.push.endpoint, far.push.p256dh, far.push.auth],
  )
  return who
}
const placed = async () => (await order(await newBuyer(), 'COD', [{ id: 1, units: 2 }])).coorderid
const phones = async () => (await db.query('select 1 from desk_pushes')).length

test('an order is told once, encrypted for the phone and signed by the shop, without who ordered it', async () => {
  await signUp('owner')
  const id = await placed()
  expect(await tellPhones(network)).toBe(1)
  expect(await tellPhones(network)).toBe(0)
  expect(far.told).toEqual([
    {
      text: { title: 'New order', body: '2 pieces · ₹1,078', url: `/desk/order/${id}`, tag: id },
      ttl: '86400',
      isSigned: true,
    },
  ])
})

test('a packer reads no sum, and whoever keeps the goods is told nothing', async () => {
  await signUp('packer')
  await placed()
  await tellPhones(network)
  expect(far.told).toMatchObject([{ text: { body: '2 pieces' } }])
  await db.run(`update desk_people set role = 'catalogue'`)
  await placed()
  expect(await tellPhones(network)).toBe(0)
  expect(far.told).toHaveLength(1)
})

test('many orders at once are one message; what came before the phone was there is none', async () => {
  await placed()
  await signUp('owner')
  for (let n = 0; n < 4; n++) await placed()
  expect(await tellPhones(network)).toBe(5)
  expect(far.told).toMatchObject([{ text: { title: '4 new orders', url: '/desk/orders' } }])
})

test('an order that waits for its payment, or was typed in by the seller, is no news', async () => {
  await signUp('owner')
  const id = await placed()
  await db.run(`insert into hand_orders (order_id, taken, paid) values ($1, 'phone', 'door')`, [id])
  expect(await tellPhones(network)).toBe(0)
})

test.each([404, 410])('a phone that is gone (%s) is forgotten', async status => {
  await signUp('owner')
  far.service.status = status
  await placed()
  await tellPhones(network)
  expect(await phones()).toBe(0)
})

test('a service that is down is tried for the next orders, and given up after many', async () => {
  await signUp('owner')
  far.service.status = 503
  await placed()
  await tellPhones(network)
  expect(await phones()).toBe(1)
  await db.run('update desk_pushes set failures = 19')
  await placed()
  await tellPhones(network)
  expect(await phones()).toBe(0)
})

test('nothing is sent but to https addresses of the internet', async () => {
  const text = { title: 'x', body: '', url: '/desk/orders', tag: 'x' }
  for (const endpoint of [
    far.push.endpoint,
    'https://127.0.0.1/push',
    'https://10.0.0.1/push',
    'https://example.com:8443/push',
  ])
    await expect(sendPush({ ...far.push, endpoint }, text)).rejects.toThrow()
  const inside: Network = {
    trusted: [],
    resolve: (_, __, done) => done(null, [{ address: '192.168.1.1', family: 4 }]),
  }
  await expect(
    sendPush({ ...far.push, endpoint: 'https://push.example.com/1' }, text, inside),
  ).rejects.toThrow()
})

test('a browser signs itself up for its own session; what is no push service is refused', async () => {
  const owner = await worker('owner')
  const push = { ...far.push, endpoint: 'https://push.example.com/1' }
  for (const wrong of [
    { endpoint: 'http://push.example.com/1' },
    { endpoint: 'https://192.168.1.1/1' },
    { endpoint: 'x' },
    { p256dh: 'AAAA' },
    { auth: '' },
  ])
    expect(await owner.does('pushOn', { ...push, ...wrong })).toHaveProperty('fields')
  expect(await owner.does('pushOn', push)).not.toHaveProperty('refused')
  expect(await owner.does('pushOn', push)).not.toHaveProperty('refused')
  // The same phone under another session.
  await (await worker('packer')).does('pushOn', push)
  expect(await phones()).toBe(1)
  await owner.does('pushOff')
  expect(await phones()).toBe(1)
})
