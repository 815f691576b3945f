import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { delivered, ask as wantBack } from '#lib/backend/returns/test-returns.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { programCalls } from '#lib/contract/v1/families.ts'
import { isWrite } from '#lib/contract/v1/program-call.ts'
import { newKey, programShop } from './test-program-shop.ts'

withTestDatabase()
const { ask } = programShop()
let [id, number, product] = ['', '', '']
beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 100 } })
  const buyer = await newBuyer()
  id = (await order(buyer, 'COD', [{ id: 1 }])).coorderid
  const sent = await delivered(buyer, [{ id: 1 }])
  await wantBack(buyer, sent)
  number = String(
    (await db.one<{ number: string }>('select number from return_requests where order_id = $1', [sent]))
      ?.number,
  )
  const { key } = await newKey()
  const goods = [{ asin: 'J-1', name: 'Junk', section: 'A > B > C', price_paise: 10_000 }]
  const { told } = await ask('POST', '/products', { key, body: { products: goods } })
  product = String(told.products[0].id)
})

const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

/** Bodies and queries that no call takes, or that one takes only of the right type. */
const BODIES: unknown[] = [
  ...[
    'null',
    '1',
    '"x"',
    '[]',
    'true',
    '{',
    '',
    deep(5_000),
    '{"__proto__": {"a": 1}}',
    '{"constructor": 1}',
  ],
  ...['\u0000', '{"a": "\\u0000"}', '{"a": "\\ud800"}'],
]
const VALUES: unknown[] = [
  ...[
    null,
    true,
    0,
    -1,
    1.5,
    1e21,
    '',
    'x',
    ' ',
    'x'.repeat(6_000),
    '\u0000',
    '\ud800',
    "'; drop table orders; --",
  ],
  ...[[], {}, [1], { a: 1 }, Array(1_000).fill(1), '2026-02-30', '9'.repeat(30), '../../etc/passwd', '%00'],
]
const PATHS = ['x', '0', '-1', '9'.repeat(40), '%00', '%ff', '..%2f..', "'--", 'a'.repeat(300), '1e9', '🙂']

// Of many fields each gets a few of the values, another few than the field before.
let turn = 0
const some = <Value>(values: readonly Value[]) => {
  const first = turn++
  return process.env.PROVE ? values : values.filter((_, at) => (at + first) % 8 === 0)
}

const inPath = (path: string, value: string) => path.replace(/\{\w+\}/g, value)
/** Of things that are there. */
const real = (path: string) =>
  path
    .replace('{number}', number)
    .replace('{id}', path.startsWith('/orders') ? id : product)
    .replace('{variant_id}', '1')

test.each(programCalls.map(call => [call.name, call] as const))(
  '%s: whatever is sent gets an answer below 500, and a refusal with a sentence',
  async (_, { row }) => {
    let { key } = await newKey()
    const seen: [string, number, string | undefined][] = []
    const send = async (path: string, asking: Parameters<typeof ask>[2] = {}) => {
      // A key may make so many calls, and none of these is to be refused for that.
      if (seen.length % 500 === 499) key = (await newKey()).key
      const { status, told } = await ask(row.method, path, { key, ...asking })
      seen.push([`${path.slice(0, 80)} ${JSON.stringify(asking).slice(0, 80)}`, status, told?.detail])
    }
    for (const value of PATHS) if (row.path.includes('{')) await send(inPath(row.path, value))
    for (const name of ['nothing', ...Object.keys(row.query?.shape ?? {})])
      for (const value of some(VALUES))
        await send(
          `${real(row.path)}?${name}=${encodeURIComponent(String(value).replace(/[\ud800-\udfff]/g, '')).slice(0, 3_000)}`,
        )
    await send(`${real(row.path)}?limit=1&limit=2`)
    if (isWrite(row)) {
      for (const body of BODIES) await send(real(row.path), { body })
      for (const name of ['nothing', ...Object.keys(row.body?.shape ?? {})])
        for (const value of some(VALUES)) await send(real(row.path), { body: { [name]: value } })
      await send(real(row.path), { body: { nothing: 1 }, headers: { 'content-type': 'text/plain' } })
    }
    expect(seen.filter(([, status]) => status >= 500 || status === 429)).toEqual([])
    expect(seen.filter(([, status, detail]) => status >= 400 && !detail)).toEqual([])
    // Not everything passes.
    expect(seen.some(([, status]) => status >= 400)).toBe(true)
  },
)

test('an unknown field is named', async () => {
  const { key } = await newKey()
  expect(await ask('POST', `/orders/${id}/pack`, { key, body: { sate: 'packed' } })).toMatchObject({
    status: 400,
    told: { detail: 'This call has no field sate.' },
  })
  expect((await ask('GET', '/orders?stat=placed', { key })).told.detail).toBe('This call has no field stat.')
  expect(
    (await ask('POST', '/products', { key, body: { products: [{ asin: 'A', price: 1 }] } })).told.detail,
  ).toBe('This call has no field products.0.price.')
})
