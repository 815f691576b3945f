import { createHmac } from 'node:crypto'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { guestCustomer } from '#lib/backend/guests/guest-customer.ts'
import { guestToken } from '#lib/backend/guests/guest-session.ts'
import { atHome } from '#lib/backend/guests/test-guest.ts'
import { handlers } from '#lib/backend/index.ts'
import { paymentSettings } from '#lib/backend/payments/settings.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { DENIED } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type Call, contract } from '#lib/contract/index.ts'
import { embeddedShop } from './embedded-shop.ts'
import { serveApi } from './serve-api.ts'
import { HOME, samples, type Things } from './test-samples.ts'

withTestDatabase()

type Guarded = { [N in Call]: (typeof contract)[N]['auth'] extends 'none' ? never : N }[Call]

const calls = (Object.keys(contract) as Call[]).filter(
  (call): call is Guarded => contract[call].auth !== 'none',
)
/** These calls name a thing by its id. */
const named: Guarded[] = [
  'updateAddress',
  'deleteAddress',
  'defaultAddress',
  'placeOrder',
  'confirmPayment',
  'order',
  'cancelOrder',
]
// The owner's calls that do not end with 200: the old password is wrong, the provider cannot be reached.
const owners: Partial<Record<Guarded, number>> = { changePassword: 400, confirmPayment: 503 }
const inputOf = (call: Guarded, ids: Things) =>
  call === 'confirmPayment' ? signed(ids.payment) : samples[call](ids)

const signed = (payment: string) => ({
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: payment,
  razorpay_signature: createHmac('sha256', paymentSettings()?.keySecret ?? '')
    .update(`${payment}|pay_1`)
    .digest('hex'),
})
const missing: Things = {
  address: '00000000-0000-4000-8000-000000000000',
  order: 'OD0000000000',
  payment: 'order_missing',
  guest: 'guest-missing',
}

const shop = embeddedShop(handlers)

async function send(call: Guarded, input: unknown, token?: string) {
  const row: Endpoint = contract[call]
  const headers = new Headers({ 'content-type': 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  const body = row.method === 'GET' ? undefined : JSON.stringify(input)
  const response = await serveApi(
    shop,
    new Request(`http://localhost${row.path}`, { method: row.method, headers, body }),
  )
  return { status: response.status, headers: [...response.headers], text: await response.text() }
}

/** A customer with an address, a COD order, an unpaid online order and a cart. */
async function settledCustomer() {
  const customer = await newCustomer()
  const { data } = await shop.addAddress(HOME, customer)
  const address = data?.[0]?.id ?? ''
  const ordered = { paymentmode: 'COD' as const, orders: [{ productcode: 'A-1', quantity: 1 }] }
  const { coorderid } = await shop.placeOrder({ addressid: address, ...ordered }, customer)
  const online = await shop.placeOrder({ addressid: address, ...ordered }, customer)
  const payment = `order_${online.coorderid.replaceAll(/\W/g, '')}`
  await db.run(
    `update orders set mode = 'ONLINE', status = 'awaiting', gateway_order_id = $2,
      hold_until = now() + interval '15 minutes' where id = $1`,
    [online.coorderid, payment],
  )
  await shop.saveCart([{ prod_id: 2, unit: 1 }], customer)
  return { ...customer, things: { address, order: coorderid, payment, guest: `guest-${customer.id}` } }
}

/** Every row in the database that belongs to a customer. */
const stateOf = async (id: string) =>
  Promise.all(
    ['addresses', 'orders', 'carts', 'wishlists', 'sessions', 'cart_merges'].map(table =>
      db.query(`select t::text from ${table} t where customer_id = $1 order by 1`, [id]),
    ),
  )

let asha: Awaited<ReturnType<typeof settledCustomer>>
beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 1000 } })
  await addProduct({ id: 2, sizes: { NA: 1000 } })
  asha = await settledCustomer()
})

const expired = async () => {
  const { id, token } = await newCustomer()
  await db.run('update sessions set expires_at = now() where customer_id = $1', [id])
  return token
}
const revoked = async () => {
  const customer = await newCustomer()
  await shop.signOut({}, customer)
  return customer.token
}
const guestCookie = async () => (await guestCustomer(undefined, { ...atHome, mobile: '9812300000' })).cookie
const intruders: [string, () => Promise<string | undefined>][] = [
  ['a visitor', async () => undefined],
  ['the cookie of a guest', guestCookie],
  ['an expired token', expired],
  ['a revoked token', revoked],
  ['a nonsense token', async () => 'nonsense'],
]

describe.each(intruders)('%s', (_, token) => {
  test.each(calls)('is denied %s, whatever it names, and nothing changes', async call => {
    const before = await stateOf(asha.id)
    for (const ids of [asha.things, missing]) {
      const response = await send(call, inputOf(call, ids), await token())
      expect([response.status, JSON.parse(response.text)]).toEqual([
        401,
        { status: 'false', message: DENIED },
      ])
    }
    expect(await stateOf(asha.id)).toEqual(before)
  })
})

const bodies: [string, string, string?][] = [
  ['nothing', ''],
  ['half a JSON', '{"a":'],
  ['an empty object', '{}'],
  ['an empty list', '[]'],
  ['null', 'null'],
  ['nonsense fields', '{"prod_id":"x","id":-1,"orders":[]}'],
  ['a list of nonsense', '[{"prod_id":0}]'],
  ['another type', 'a=b', 'application/x-www-form-urlencoded'],
  ['more than the call takes', `["${'x'.repeat(300_000)}"]`],
]
const badTokens: [string, () => Promise<Record<string, string>>][] = [
  ['no token', async () => ({})],
  ['half a token', async () => ({ authorization: 'Bearer' })],
  ['another scheme', async () => ({ authorization: 'Basic YTpi' })],
  ['a nonsense token', async () => ({ authorization: 'Bearer nonsense' })],
  ['an expired token', async () => ({ authorization: `Bearer ${await expired()}` })],
  ['the cookie of a guest', async () => ({ authorization: `Bearer ${await guestCookie()}` })],
  [
    'the cookie of a guest as a session',
    async () => ({ cookie: `user_token=${await guestCookie()}`, origin: 'http://localhost' }),
  ],
  [
    'the cookie of a guest in its own place',
    async () => ({ cookie: `guest_token=${await guestCookie()}`, origin: 'http://localhost' }),
  ],
  ['a dead cookie', async () => ({ cookie: `user_token=${await revoked()}`, origin: 'http://localhost' })],
]

describe.each(badTokens)('%s', (_, headersOf) => {
  test.each(calls)('is denied %s before the body is checked', async call => {
    const row: Endpoint = contract[call]
    for (const [what, body, type = 'application/json'] of bodies) {
      const request = new Request(`http://localhost${row.path}`, {
        method: row.method,
        headers: { 'content-type': type, ...(await headersOf()) },
        body: row.method === 'GET' ? undefined : body,
      })
      const response = await serveApi(shop, request)
      expect([what, response.status, await response.json()]).toEqual([
        what,
        401,
        { status: 'false', message: DENIED },
      ])
    }
  })
})

test('a caller identified by the body alone is accepted, and told what is wrong with the rest', async () => {
  const { token } = await newCustomer()
  const response = await send('changePassword', { userid: token, old_password: 7 })
  expect([response.status, JSON.parse(response.text).message]).toEqual([
    400,
    'old_password: This must be a text.',
  ])
})

test.each(calls)('%s: a customer may use it for their own data', async call => {
  const customer = await settledCustomer()
  const { status } = await send(call, inputOf(call, customer.things), customer.token)
  expect(status).toBe(owners[call] ?? 200)
})

test.each(named)('%s: a foreign id and a missing one get the same response, byte for byte', async call => {
  const neighbour = await newCustomer()
  const before = await stateOf(asha.id)
  const foreign = await send(call, inputOf(call, asha.things), neighbour.token)
  const none = await send(call, inputOf(call, missing), neighbour.token)
  expect(foreign).toEqual(none)
  expect(foreign.text).not.toContain('Asha')
  expect(await stateOf(asha.id)).toEqual(before)
})

test.each(calls.filter(call => !named.includes(call)))(
  '%s: another customer sees and changes only their own data',
  async call => {
    const neighbour = await newCustomer()
    const before = await stateOf(asha.id)
    const { text } = await send(call, inputOf(call, asha.things), neighbour.token)
    for (const secret of [asha.email, asha.token, ...Object.values(asha.things)])
      expect(text).not.toContain(secret)
    expect(await stateOf(asha.id)).toEqual(before)
  },
)

test('a token in the body that differs from the one in the header identifies nobody', async () => {
  const neighbour = await newCustomer()
  for (const [call, body] of [
    ['fetchCart', [{ user_token: asha.token }]],
    ['deleteFromCart', { prod_id: 2, user_token: asha.token }],
    ['changePassword', { userid: asha.token, old_password: 'a', new_password: 'Chambal-77' }],
  ] as const)
    expect(await send(call, body, neighbour.token)).toMatchObject({ status: 401 })
})

test.each(named)('%s: a guest gets for somebody else’s id what they get for a missing one', async call => {
  const { cookie } = await guestCustomer(undefined, { ...atHome, mobile: '9812300001' })
  const before = await stateOf(asha.id)
  const [foreign, none] = [
    await send(call, inputOf(call, asha.things), guestToken(cookie)),
    await send(call, inputOf(call, missing), guestToken(cookie)),
  ]
  expect(foreign).toEqual(none)
  expect(foreign.text).not.toContain('Asha')
  expect(await stateOf(asha.id)).toEqual(before)
})
