import { randomBytes } from 'node:crypto'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { inBookOf } from '#lib/backend/desk/orders/test-desk-orders.ts'
import { newBuyer, order, statusOf, stockOf } from '#lib/backend/orders/test-orders.ts'
import { endKey } from '#lib/backend/programs/program-keys.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { PROGRAM_CALLS_A_MINUTE } from '#lib/constants.ts'
import { env } from '#lib/server/settings/env.ts'
import { newKey, programShop } from './test-program-shop.ts'

withTestDatabase()
const { ask } = programShop()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } }))

const placed = async () => (await order(await newBuyer(), 'COD', [{ id: 1, units: 2 }])).coorderid

test('a program reads an order, packs it, sends it, and the book says who did it', async () => {
  const { key, name } = await newKey()
  const id = await placed()
  const read = await ask('GET', `/orders/${id}`, { key })
  expect(read).toMatchObject({
    status: 200,
    told: { id, state: 'placed', payment: 'cod', currency: 'INR', lines: [{ units: 2, product_id: 1 }] },
  })
  expect(read.told.total_paise).toBe(read.told.collect_paise)
  expect(read.told.address).toMatchObject({ name: 'Asha Verma', pincode: '451224' })
  const packed = await ask('POST', `/orders/${id.toLowerCase()}/pack`, { key })
  expect(packed).toMatchObject({
    status: 200,
    told: { message: expect.any(String), order: { state: 'packed' } },
  })
  const sent = { courier: 'India Post', tracking_number: 'EM1' }
  expect(await ask('POST', `/orders/${id}/ship`, { key, body: sent })).toMatchObject({
    status: 200,
    told: { order: { state: 'shipped', ...sent } },
  })
  expect(await statusOf(id)).toBe('shipped')
  expect(await inBookOf(id)).toMatchObject([
    { person: name, act: 'orders.pack', outcome: 'done', changed: { status: ['placed', 'packed'] } },
    { person: name, act: 'orders.ship', outcome: 'done' },
  ])
})

test('what an order cannot be now is refused with 409, and what there is not with 404', async () => {
  const { key } = await newKey()
  const id = await placed()
  const refused = await ask('POST', `/orders/${id}/deliver`, { key })
  expect(refused).toMatchObject({
    status: 409,
    told: { status: 409, code: 'not_now', detail: expect.stringContaining('cannot be delivered') },
  })
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  for (const path of [
    '/orders/0000-0000-0000-0000',
    '/products/99',
    '/returns/R-0000-0000-0000',
    '/bills/pdf?number=X',
  ])
    expect([path, (await ask('GET', path, { key })).status]).toEqual([path, 404])
  expect((await ask('POST', '/orders/0000-0000-0000-0000/pack', { key })).status).toBe(404)
})

describe('a key', () => {
  test('that lacks the scope is refused in a sentence that names it, and nothing is done', async () => {
    const { key } = await newKey(['orders:read'])
    const id = await placed()
    expect(await ask('POST', `/orders/${id}/pack`, { key })).toMatchObject({
      status: 403,
      told: { code: 'scope_missing', detail: expect.stringContaining('orders:write') },
    })
    expect(await statusOf(id)).toBe('placed')
  })

  test('that is missing, unknown, ended or of another kind gets the same 401, and a cookie opens nothing', async () => {
    const gone = await newKey()
    await endKey(gone.id, 'Asha')
    const unknown = `${gone.key.slice(0, -4)}AAAA`
    const answers = [
      await ask('GET', '/orders'),
      await ask('GET', '/orders', { key: 'nonsense' }),
      await ask('GET', '/orders', { key: unknown }),
      await ask('GET', '/orders', { key: gone.key }),
      await ask('GET', '/orders', {
        headers: { cookie: `desk_session=${gone.key}; user_token=${gone.key}` },
      }),
      await ask('GET', `/orders?key=${gone.key}`),
    ]
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 401, told: { code: 'key_unknown' } })
    expect(answers[0]?.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('is dead as soon as it is ended, and tells when it was last used', async () => {
    const { key, id } = await newKey()
    expect((await ask('GET', '/orders', { key })).status).toBe(200)
    const row = await db.one<{ used: boolean }>(
      `select used_at > now() - interval '1 minute' as used from program_keys where id = $1`,
      [id],
    )
    expect(row?.used).toBe(true)
    await endKey(id, 'Asha')
    expect((await ask('GET', '/orders', { key })).status).toBe(401)
  })
})

describe('a change', () => {
  test('sent twice with one key is one change, answered alike', async () => {
    const { key } = await newKey()
    const body = { product_id: 1, size: 'NA', by: 7 }
    const before = Number(await stockOf(1))
    const first = await ask('POST', '/stock', { key, body, callKey: 'delivery-1' })
    const second = await ask('POST', '/stock', { key, body, callKey: 'delivery-1' })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.told).toEqual(first.told)
    expect([first, second].map(each => each.headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect(await stockOf(1)).toBe(before + 7)
    const other = await newKey()
    expect((await ask('POST', '/stock', { key: other.key, body, callKey: 'delivery-1' })).status).toBe(200)
    expect(await stockOf(1)).toBe(before + 14)
  })

  test('with a key that came before with another body or another call is a mistake', async () => {
    const { key } = await newKey()
    const id = await placed()
    const body = { product_id: 1, size: 'NA', by: 1 }
    await ask('POST', '/stock', { key, body, callKey: 'one-of-it' })
    for (const [path, other] of [
      ['/stock', { ...body, by: 2 }],
      [`/orders/${id}/pack`, {}],
    ] as const)
      expect(await ask('POST', path, { key, body: other, callKey: 'one-of-it' })).toMatchObject({
        status: 422,
        told: { code: 'call_key_reused' },
      })
    expect(await statusOf(id)).toBe('placed')
  })

  test('that is under way is not begun again, and one whose end is not known says so', async () => {
    const { key, id: program } = await newKey()
    const body = { product_id: 1, size: 'NA', by: 1 }
    const before = await stockOf(1)
    const both = await Promise.all(
      [1, 2, 3].map(() => ask('POST', '/stock', { key, body, callKey: 'at-once-1' })),
    )
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1)
    for (const { status } of both) expect([200, 409]).toContain(status)
    expect(await stockOf(1)).toBe(Number(before) + 1)
    // As a process that ended in the middle leaves it.
    await db.run(
      `insert into desk_book (at, person, act, form_key, program_id, sent)
       select now() - interval '3 minutes', person, act, $1 || ':in-the-middle', program_id, sent
         from desk_book where form_key = $1 || ':at-once-1'`,
      [program],
    )
    expect(await ask('POST', '/stock', { key, body, callKey: 'in-the-middle' })).toMatchObject({
      status: 409,
      told: { code: 'outcome_unknown' },
    })
  })

  test('without a key of its own is not begun', async () => {
    const { key } = await newKey()
    for (const callKey of ['', 'short', 'with a space', 'x'.repeat(101)])
      expect(
        await ask('POST', '/stock', { key, body: { product_id: 1, size: 'NA', by: 1 }, callKey }),
      ).toMatchObject({ status: 400, told: { code: 'call_key_needed' } })
  })
})

describe('HTTP', () => {
  test('a method that a path does not take gets 405 and those it takes, OPTIONS tells them, HEAD is a GET', async () => {
    const { key } = await newKey()
    const wrong = await ask('DELETE', '/orders', { key })
    expect([wrong.status, wrong.headers.get('allow'), wrong.told.code]).toEqual([
      405,
      'GET, HEAD, OPTIONS',
      'wrong_method',
    ])
    const options = await ask('OPTIONS', '/products', { headers: { origin: 'https://elsewhere.example' } })
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, POST, HEAD, OPTIONS'])
    expect(options.headers.get('access-control-allow-origin')).toBeNull()
    const head = await ask('HEAD', '/orders', { key })
    expect([head.status, head.text]).toEqual([200, ''])
    expect((await ask('GET', '/nothing', { key })).told).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('nothing is kept by caches, and each answer tells what is left of the limit', async () => {
    const { key } = await newKey()
    const { headers } = await ask('GET', '/orders', { key })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('ratelimit-limit')).toBe(String(PROGRAM_CALLS_A_MINUTE))
    expect(headers.get('ratelimit-remaining')).toBe(String(PROGRAM_CALLS_A_MINUTE - 1))
    expect(Number(headers.get('ratelimit-reset'))).toBeLessThanOrEqual(60)
  })

  test('the document of all calls is there without a key', async () => {
    const { status, told } = await ask('GET', '/openapi.json')
    expect([status, told.openapi]).toEqual([200, '3.1.0'])
  })

  test('a body that is too large, of another type or no JSON is refused in the same shape', async () => {
    const { key } = await newKey()
    const products = { products: [{ asin: 'A', description: 'x'.repeat(300_000) }] }
    for (const [asking, status, code] of [
      [{ body: products }, 413, 'too_large'],
      [{ body: '{"products": [' }, 400, 'bad_input'],
      [{ body: '', headers: { 'content-type': 'text/plain' } }, 415, 'not_json'],
      [{ body: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }, 400, 'bad_input'],
    ] as const)
      expect(await ask('POST', '/products', { key, ...asking })).toMatchObject({
        status,
        told: { status, code, detail: expect.any(String) },
      })
  })
})

test('many wrong keys from one address are refused before they are looked up; a key that works there goes on', async () => {
  const { key } = await newKey()
  await ask('GET', '/orders', { key })
  Object.assign(env, { limits: true })
  const wrong = () => ask('GET', '/orders', { key: `haat_key_${randomBytes(32).toString('base64url')}` })
  const statuses = []
  for (let tries = 0; tries < 65; tries++) statuses.push((await wrong()).status)
  expect(statuses).toEqual([...Array(60).fill(401), ...Array(5).fill(429)])
  const { calls } = await countQueries(wrong)
  expect(calls).toBe(0)
  expect((await ask('GET', '/orders', { key })).status).toBe(200)
  Object.assign(env, { limits: false })
})

test('with another host’s API there are no calls for programs, and a sentence says so', async () => {
  Object.assign(env, { apiHost: 'https://elsewhere.example' })
  const told = await ask('GET', '/orders', { key: 'any' })
  Object.assign(env, { apiHost: undefined })
  expect(told).toMatchObject({ status: 404, told: { detail: expect.stringContaining('host’s API') } })
})

test('ten thousand calls of one key in a minute are answered 429 without asking the database, others go on', async () => {
  const { key } = await newKey()
  const other = await newKey()
  const statuses = new Map<number, number>()
  const began = performance.now()
  let last: Awaited<ReturnType<typeof ask>> | undefined
  const most = Number(process.env.PROVE ? 10_000 : 2_000)
  for (let sent = 0; sent < most; sent += 50)
    for (const answer of await Promise.all(
      Array.from({ length: 50 }, () => ask('GET', '/stock?limit=1', { key })),
    )) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      last = answer
    }
  expect(performance.now() - began).toBeLessThan(60_000)
  expect(Object.fromEntries(statuses)).toEqual({
    200: PROGRAM_CALLS_A_MINUTE,
    429: most - PROGRAM_CALLS_A_MINUTE,
  })
  expect(last?.told).toMatchObject({ status: 429, code: 'too_many' })
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.headers.get('ratelimit-remaining')).toBe('0')
  expect((await ask('GET', '/orders', { key: other.key })).status).toBe(200)
  const { calls } = await countQueries(() => ask('GET', '/stock', { key }))
  expect(calls).toBe(0)
})

/** How many times the work asks the database. */
async function countQueries(work: () => Promise<unknown>) {
  const { pool } = await import('#lib/backend/db/pool.ts')
  const spy = jest.spyOn(pool(), 'query')
  await work()
  const calls = spy.mock.calls.length
  spy.mockRestore()
  return { calls }
}
