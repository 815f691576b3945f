import fc from 'fast-check'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { handlers } from '#lib/backend/index.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { ApiError, DENIED } from '#lib/contract/api-error.ts'
import type { Endpoint } from '#lib/contract/endpoint.ts'
import { type Call, contract } from '#lib/contract/index.ts'
import { embeddedShop } from './embedded-shop.ts'
import { serveApi } from './serve-api.ts'
import { UNCOUNTABLE } from './test-hostile.ts'
import { HOME, samples, type Things } from './test-samples.ts'

withTestDatabase()

const RUNS = process.env.PROVE ? 1_000 : 30
const MINUTES = 60_000 * (process.env.PROVE ? 15 : 2)
const shop = embeddedShop(handlers)
const calls = Object.keys(contract) as Call[]

let token = ''
let things: Things
beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 100_000 } })
  await addProduct({ id: 2, sizes: { S: 5, M: 5 }, colors: ['Red'] })
  await watchWrites()
})
afterEach(() => jest.restoreAllMocks())
// One customer per call: one of the calls signs out.
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  const customer = await newCustomer()
  token = customer.token
  const { data } = await shop.addAddress(HOME, customer)
  const [address, guest] = [data?.[0]?.id ?? '', `guest-${customer.id}`]
  things = { address, guest, order: '', payment: 'order_none' }
  things.order = (await shop.placeOrder(samples.placeOrder(things), customer)).coorderid
})

/** Every row that a table gains, loses or changes leaves a row in `touched` if it is committed; a try is counted, right or wrong. */
async function watchWrites() {
  await db.run('create table touched (id bigint generated always as identity, what text)')
  await db.run(`create function touch() returns trigger language plpgsql as
    $$ begin insert into touched (what) values (tg_table_name); return null; end $$`)
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('touched', 'counted_tries')`,
  )
  for (const { name } of tables)
    await db.run(`create trigger touched after insert or update or delete on "${name}"
      for each row execute function touch()`)
}
const writes = async () => (await db.one<{ count: number }>('select count(*) as count from touched'))?.count

// What may be wrong with one value: its characters, type, size or sign.
const oddText = fc.constantFrom(
  '',
  ' ',
  'a\u0000b',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'NaN',
  '%00',
  "'; drop table customers; --",
  '<script>',
  '🧵'.repeat(50),
  '../../../etc/passwd',
  '__proto__',
  'constructor',
)
const oddNumber = fc.constantFrom(0, -1, 0.5, 1e21, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER)
const oddShape = fc.constantFrom<unknown>(null, true, [], {}, [[]], { length: 1 })
const huge = fc.constantFrom('x'.repeat(1_000_000), '9'.repeat(60_000))
// With halves of a pair. fc.string() would first make a table of all of them.
const codePoint = fc.integer({ min: 0, max: 0x10ffff })
const odd: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 3, arbitrary: oddNumber },
  { weight: 3, arbitrary: oddShape },
  { weight: 1, arbitrary: huge },
  { weight: 1, arbitrary: fc.array(codePoint).map(points => String.fromCodePoint(...points)) },
  { weight: 1, arbitrary: fc.double({ noNaN: true }) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

type Path = (string | number)[]
const pathsOf = (value: unknown, at: Path = []): Path[] =>
  value !== null && typeof value === 'object'
    ? [at, ...Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name]))]
    : [at]

const changed = (value: unknown, [name, ...rest]: Path, change: (value: unknown) => unknown): unknown => {
  if (name === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  const next = changed(copy[name], rest, change)
  if (next === GONE) delete copy[name]
  else copy[name] = next
  return Array.isArray(copy) ? copy.filter(() => true) : copy
}
const GONE = Symbol('gone')

/** A valid input with one or two mistakes, or one that was never valid. */
const inputOf = (call: Call): fc.Arbitrary<unknown> => {
  const good = () => samples[call](things) as unknown
  const wrong = fc.oneof(
    { weight: 5, arbitrary: odd.map(value => () => value) },
    fc.constant(() => GONE),
    fc
      .dictionary(fc.string(), odd, { maxKeys: 2 })
      .map(more => (value: unknown) => (typeof value === 'object' ? { ...value, ...more } : more)),
    fc.constant((value: unknown) =>
      Array.isArray(value)
        ? Array.from({ length: 400 }, () => (JSON.stringify(value).length < 500 ? value[0] : 1))
        : [value],
    ),
  )
  const spoilt = fc.array(fc.tuple(fc.nat(), wrong), { minLength: 1, maxLength: 2 }).map(mistakes =>
    mistakes.reduce((value, [index, change]) => {
      const paths = pathsOf(value)
      const next = changed(value, paths[index % paths.length] ?? [], change)
      return next === GONE ? undefined : next
    }, good()),
  )
  return fc.oneof({ weight: 5, arbitrary: spoilt }, { weight: 1, arbitrary: odd })
}

type Sent = { method: string; type: string; body: string; query: string; bearer: string | undefined }

const sentOf = (call: Call): fc.Arbitrary<Sent> => {
  const row: Endpoint = contract[call]
  const type = row.sends === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const usually = <T>(value: T, ...others: T[]) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(value) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
    )
  const text = (value: unknown) =>
    row.sends === 'form' || row.sends === 'query'
      ? new URLSearchParams(
          Object.entries((value ?? {}) as object).map(
            ([name, one]) => [name, asText(one)] as [string, string],
          ),
        ).toString()
      : asText(value)
  const malformed = fc.constantFrom(
    '',
    '{',
    '[1,',
    '{"a":NaN}',
    '{"a":1e999',
    '\u0000',
    'null null',
    '['.repeat(100_000),
  )
  return fc.record({
    method: usually(row.method, 'GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    type: usually(
      type,
      '',
      'text/plain',
      'multipart/form-data; boundary=x',
      'application/json, text/html',
      '\u00e9',
    ),
    body:
      row.sends === 'query'
        ? fc.constant('')
        : fc.oneof({ weight: 8, arbitrary: inputOf(call).map(text) }, { weight: 1, arbitrary: malformed }),
    // A server accepts no longer address.
    query: row.sends === 'query' ? inputOf(call).map(value => text(value).slice(0, 16_000)) : fc.constant(''),
    bearer: usually<'own' | undefined | string>(
      'own',
      undefined,
      'Bearer',
      'Bearer nonsense',
      'Basic YTpi',
      'Bearer a b',
      `Bearer ${'x'.repeat(9_000)}`,
    ),
  })
}

const asText = (value: unknown) =>
  (typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : JSON.stringify(value)) ?? ''

const send = async (call: Call, { method, type, body, query, bearer }: Sent) => {
  const headers = new Headers()
  if (type) headers.set('content-type', type)
  if (bearer) headers.set('authorization', bearer === 'own' ? `Bearer ${token}` : bearer)
  const request = new Request(`http://localhost${contract[call].path}${query && `?${query}`}`, {
    method,
    headers,
    body: ['GET', 'HEAD'].includes(method) ? undefined : body,
  })
  const response = await serveApi(shop, request)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\.ts\b|syntax error|\b(select|insert|update|delete)\b .+ (from|into|set)\b|violates|pg_|relation "/i

// The validator's own messages: people must read ours only.
const VALIDATOR =
  /invalid (input|string|type)|too (small|big):|expected|received|[<>]=|zod|pattern|unrecognized/i

test.each(calls)(
  '%s: any input is answered, or refused with a message and nothing written',
  async call => {
    await fc.assert(
      fc.asyncProperty(sentOf(call), async input => {
        const before = await writes()
        const { status, headers, text } = await send(call, input)
        const body = JSON.parse(text)
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
        if (status === 200) return
        expect([status >= 400 && status < 500, status]).toEqual([true, status])
        expect(body).toEqual({ status: 'false', message: expect.stringMatching(/\S/) })
        expect(body.message).not.toMatch(INSIDES)
        expect(body.message).not.toMatch(VALIDATOR)
        if (status === 401) expect(body.message).toBe(DENIED)
        if (status === 405) expect(headers.get('allow')).toBe(contract[call].method)
        expect(await writes()).toBe(before)
      }),
      { numRuns: RUNS },
    )
    expect(jest.mocked(console.error).mock.calls).toEqual([])
  },
  MINUTES,
)

test.each(calls)('%s: a length that is no number and cannot become one is refused', async call => {
  const good = samples[call](things) as unknown
  const run = shop[call] as (input: unknown, caller: { token: string }) => Promise<unknown>
  for (const path of pathsOf(good)) {
    const spoilt = changed(good, path, () => UNCOUNTABLE)
    const error = await run(spoilt, { token }).catch((cause: unknown) => cause)
    if (error instanceof Error) expect([path, error]).toEqual([path, expect.any(ApiError)])
  }
})

test.each(calls)(
  '%s: in process too, a wrong value is an ApiError of 4xx with nothing written',
  async call => {
    const never = fc.constantFrom(
      Number.NaN,
      Number.POSITIVE_INFINITY,
      -0,
      undefined,
      () => 1,
      Symbol('s'),
      10n,
      new Date(),
      new Map([['a', 1]]),
    )
    const wrong = fc.oneof(
      never,
      inputOf(call),
      fc.tuple(fc.nat(), never).map(([index, value]) => {
        const good = samples[call](things) as unknown
        const paths = pathsOf(good)
        return changed(good, paths[index % paths.length] ?? [], () => value)
      }),
    )
    await fc.assert(
      fc.asyncProperty(wrong, async input => {
        const before = await writes()
        const run = shop[call] as (input: unknown, caller: { token: string }) => Promise<unknown>
        try {
          await run(input, { token })
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          expect(error.message).not.toMatch(VALIDATOR)
          expect(error.status < 500 || call === 'confirmPayment').toBe(true)
          expect(await writes()).toBe(before)
        }
      }),
      { numRuns: RUNS },
    )
  },
  MINUTES,
)
