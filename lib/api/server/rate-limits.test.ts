import { scryptSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { inHashQueue } from '#lib/backend/session/hash-queue.ts'
import { newResetToken } from '#lib/backend/session/reset-token.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { answerBeforeNext } from '#lib/server/http/server.ts'
import { networksOf } from '#lib/server/rate-limit/networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { sessionActions } from '#lib/session/server/session-actions.ts'
import { postForm } from './post-form.ts'
import { serveApi } from './serve-api.ts'
import { shop } from './shop.ts'

// Every limited call, through the server and over HTTP: what it is counted by, and where its limit is.
withTestDatabase()
jest.setTimeout(240_000)

const ACCOUNT = 5
const ADDRESS = 100
const HOUR = 3_600

let server: Server
let port: number
beforeAll(async () => {
  Object.assign(env, { limits: true })
  server = createServer(async (incoming, outgoing) => {
    const request = await requestOf(incoming)
    const form = /^\/do\/session\/(.+)$/.exec(incoming.url ?? '')?.[1] as
      | keyof typeof sessionActions
      | undefined
    const response = await (form ? postForm(request, sessionActions[form]) : serveApi(shop, request))
    const cookies = response.headers.getSetCookie()
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    outgoing.writeHead(response.status, [...headers, ...cookies.map(cookie => ['set-cookie', cookie])].flat())
    outgoing.end(await response.text())
  })
  answerBeforeNext(server, { networksOf, trustProxy: true })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  Object.assign(env, { limits: false })
  server.close()
})

type Asked = { from: string; body: Record<string, unknown>; cookie?: string; asForm?: boolean }
async function post(path: string, { from, body, cookie, asForm }: Asked) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': asForm ? 'application/x-www-form-urlencoded' : 'application/json',
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
    body: asForm ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
  })
  await response.text()
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    cookies: response.headers.getSetCookie(),
  }
}

const PASSWORD = 'Sunflower1'
type Customer = Awaited<ReturnType<typeof customer>>
/** A customer whose password is cheap to check: the counting is what is measured here. */
async function customer() {
  const made = await newCustomer()
  const hash = scryptSync(PASSWORD, '', 32, { N: 2, r: 1, p: 1 }).toString('base64url')
  await db.run('update customers set password_hash = $2 where id = $1', [made.id, `scrypt$1$1$1$$${hash}`])
  return made
}

let networks = 0
const newNetwork = () => `10.${++networks >> 8}.${networks & 255}.7`

type Try = (customer: Customer, password: string, from: string, cookie?: string) => ReturnType<typeof post>
const signInCall: Try = ({ email }, password, from, cookie) =>
  post('/token', { from, cookie, asForm: true, body: { username: email, password, grant_type: 'password' } })
const signInForm: Try = ({ email }, password, from, cookie) =>
  post('/do/session/sign-in', { from, cookie, body: { username: email, password } })
const changeCall: Try = ({ token }, old_password, from) =>
  post('/api/CustomerPasswordChange', {
    from,
    body: { userid: token, old_password, new_password: PASSWORD },
  })
const changeForm: Try = ({ token }, old_password, from) =>
  post('/do/session/password', {
    from,
    cookie: `user_token=${token}`,
    body: { old_password, new_password: PASSWORD, confirm: PASSWORD },
  })

const tries: [string, Try][] = [
  ['the sign-in of the API', signInCall],
  ['the sign-in form', signInForm],
  ['the password change of the API', changeCall],
  ['the password form', changeForm],
]

test.each(tries)(
  '%s counts wrong passwords by account: the sixth try waits, from any address',
  async (_, attempt) => {
    const [asha, ravi] = [await customer(), await customer()]
    const from = newNetwork()
    for (let i = 0; i < ACCOUNT; i++)
      expect((await attempt(asha, 'Wrong-one1', newNetwork())).status).toBe(400)
    expect(await attempt(asha, PASSWORD, from)).toMatchObject({ status: 429, retryAfter: 1 })
    expect((await attempt(ravi, PASSWORD, from)).status).toBe(200)
  },
)

test.each(tries)(
  '%s counts wrong passwords by address: after a hundred the next waits',
  async (_, attempt) => {
    const [from, other] = [newNetwork(), newNetwork()]
    for (let i = 0; i < ADDRESS / 4; i++) {
      const one = await customer()
      for (let n = 0; n < 4; n++) expect((await attempt(one, 'Wrong-one1', from)).status).toBe(400)
    }
    const asha = await customer()
    expect(await attempt(asha, PASSWORD, from)).toMatchObject({ status: 429, retryAfter: 1 })
    expect((await attempt(asha, PASSWORD, `::ffff:${from}`)).status).toBe(429)
    expect((await attempt(asha, PASSWORD, other)).status).toBe(200)
  },
)

test('an IPv6 address counts by its /64 in every notation, and a /56 has twice the limit', async () => {
  const spellings = ['2001:db8::1', '2001:0db8:0:0:1:2:3:4', '2001:DB8::ffff', '2001:db8:0000:0::9']
  const wrong = async (tries: number, from: (n: number) => string) => {
    for (let i = 0; i < tries / 4; i++) {
      const one = await customer()
      for (let n = 0; n < 4; n++) await signInCall(one, 'Wrong-one1', from(n))
    }
  }
  const asha = await customer()
  await wrong(ADDRESS, n => spellings[n] ?? '')
  expect((await signInCall(asha, PASSWORD, '2001:db8::abcd')).status).toBe(429)
  expect((await signInCall(asha, PASSWORD, '2001:db8:0:1::1')).status).toBe(200)
  await wrong(ADDRESS, n => `2001:db8:0:${n + 1}::1`)
  expect((await signInCall(asha, PASSWORD, '2001:db8:0:99::1')).status).toBe(429)
  expect((await signInCall(asha, PASSWORD, '2001:db8:0:100::1')).status).toBe(200)
})

test('a signed-in customer can change the password while a stranger tries the sign-in', async () => {
  const asha = await customer()
  for (let i = 0; i <= ACCOUNT; i++) await signInCall(asha, 'Wrong-one1', newNetwork())
  expect((await signInCall(asha, PASSWORD, newNetwork())).status).toBe(429)
  expect((await changeForm(asha, PASSWORD, newNetwork())).status).toBe(200)
})

const knownIn = (cookies: string[]) => cookies.find(cookie => cookie.startsWith('known_browser=')) ?? ''
const cookieOf = (set: string) => set.split(';')[0] ?? ''

test('a browser that has signed in before has a count of its own: a stranger cannot lock out the owner', async () => {
  const asha = await customer()
  const first = knownIn((await signInForm(asha, PASSWORD, newNetwork())).cookies)
  expect(first).toMatch(/HttpOnly/)
  expect(first).not.toContain(asha.email)
  expect(first).not.toContain(asha.id)
  for (let i = 0; i <= ACCOUNT; i++) await signInForm(asha, 'Wrong-one1', newNetwork())
  expect((await signInForm(asha, PASSWORD, newNetwork())).status).toBe(429)
  const again = await signInForm(asha, PASSWORD, newNetwork(), cookieOf(first))
  expect(again.status).toBe(200)
  expect(cookieOf(knownIn(again.cookies))).toBe(cookieOf(first))
  for (let i = 0; i < ACCOUNT; i++) await signInForm(asha, 'Wrong-one1', newNetwork(), cookieOf(first))
  expect((await signInForm(asha, PASSWORD, newNetwork(), cookieOf(first))).status).toBe(429)
})

test('neither a forged cookie nor that of another account or browser is known', async () => {
  const [asha, ravi] = [await customer(), await customer()]
  const ashas = cookieOf(knownIn((await signInForm(asha, PASSWORD, newNetwork())).cookies))
  const ravis = cookieOf(knownIn((await signInForm(ravi, PASSWORD, newNetwork())).cookies))
  const [browser, mark] = ashas.replace('known_browser=', '').split('.')
  const othersBrowser = ravis.replace('known_browser=', '').split('.')[0]
  for (let i = 0; i < ACCOUNT; i++) await signInForm(asha, 'Wrong-one1', newNetwork())
  for (const cookie of [
    ravis,
    `known_browser=${othersBrowser}.${mark}`,
    `known_browser=${browser}.${'A'.repeat(22)}`,
    `known_browser=${browser}`,
    'known_browser=%00',
    `known_browser=${'x'.repeat(4000)}`,
  ])
    expect([cookie, (await signInForm(asha, PASSWORD, newNetwork(), cookie)).status]).toEqual([cookie, 429])
})

test('a shared browser is known for each of its last five accounts', async () => {
  let cookie = ''
  const family: Customer[] = []
  for (let i = 0; i < 6; i++) {
    const one = await customer()
    family.push(one)
    cookie = cookieOf(knownIn((await signInForm(one, PASSWORD, newNetwork(), cookie)).cookies))
    for (let n = 0; n < ACCOUNT; n++) await signInForm(one, 'Wrong-one1', newNetwork())
  }
  // The first one has to wait now, however long the others took.
  for (let n = 0; n < ACCOUNT; n++) await signInForm(family[0] as Customer, 'Wrong-one1', newNetwork())
  const statuses = []
  for (const one of family) statuses.push((await signInForm(one, PASSWORD, newNetwork(), cookie)).status)
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200])
})

test('a new password starts without wrong tries, in every browser', async () => {
  const asha = await customer()
  const cookie = cookieOf(knownIn((await signInForm(asha, PASSWORD, newNetwork())).cookies))
  for (let i = 0; i < ACCOUNT; i++) {
    await signInForm(asha, 'Wrong-one1', newNetwork())
    await signInForm(asha, 'Wrong-one1', newNetwork(), cookie)
  }
  const password = 'Marigold22'
  const token = await newResetToken(db, asha.id)
  const body = { token, newPassword: password, confirmPassword: password }
  expect((await post('/auth/user_reset-password-token', { from: newNetwork(), body })).status).toBe(200)
  expect((await signInForm(asha, password, newNetwork(), cookie)).status).toBe(200)
  expect((await signInForm(asha, password, newNetwork())).status).toBe(200)
})

const registration = (email: string) => ({
  firstname: 'Asha',
  lastname: 'Verma',
  email,
  mobileno: '9876543210',
  password: PASSWORD,
  confirm: PASSWORD,
})
type Question = (email: string, from: string) => ReturnType<typeof post>
const questions: [string, number, Question][] = [
  [
    'registering by the API',
    409,
    (email, from) => post('/api/insert_customer', { from, body: registration(email) }),
  ],
  [
    'registering by the form',
    409,
    (email, from) => post('/do/session/register', { from, body: registration(email) }),
  ],
  [
    'asking the API for a reset link',
    200,
    (email, from) => post('/auth/user_request-reset-link', { from, body: { email } }),
  ],
  [
    'asking the form for a reset link',
    200,
    (email, from) => post('/do/session/forgot', { from, body: { email } }),
  ],
]

test.each(questions)(
  '%s is counted by network: a hundred an hour, whatever the response',
  async (_, expected, send) => {
    const { email } = await customer()
    const [from, other] = [newNetwork(), newNetwork()]
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const seen = []
        for (let i = 0; i < ADDRESS / 10; i++) seen.push((await send(email, from)).status)
        return seen
      }),
    )
    expect(statuses.flat().filter(status => status !== expected && status !== 429)).toEqual([])
    let counted = statuses.flat().filter(status => status === expected).length
    // The queue refuses a network with too many requests at once; those were not counted.
    for (; counted < ADDRESS; counted++) expect((await send(email, from)).status).toBe(expected)
    const refused = await send(email, from)
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(HOUR - 120)
    expect(refused.retryAfter).toBeLessThanOrEqual(HOUR)
    expect((await send(email, other)).status).toBe(expected)
  },
)

test('successful registrations are counted too', async () => {
  const from = newNetwork()
  const made = { ...registration('counted@example.in'), mobileno: '9000000001' }
  expect((await post('/api/insert_customer', { from, body: made })).status).toBe(200)
  for (let i = 1; i < ADDRESS; i++)
    expect((await post('/api/insert_customer', { from, body: made })).status).toBe(409)
  expect((await post('/api/insert_customer', { from, body: made })).status).toBe(429)
})

// One hash is held back, so that the queues are full for as long as the test needs. Each fourth turn is a registration's,
// so each of four rounds begins at another turn.
test.each([1, 2, 3, 4])(
  'while sixty connections register from one address, the right password is accepted, also from there (%i)',
  async () => {
    const asha = await customer()
    const from = newNetwork()
    const finished: string[] = []
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const holding = inHashQueue(() => held)
    const requests = Array.from({ length: 60 }, async () => {
      const { status } = await post('/api/insert_customer', { from, body: newRegistration() })
      finished.push(`registration ${status}`)
    })
    const signIn = async () => {
      const { status } = await signInCall(asha, PASSWORD, from)
      finished.push(`sign-in ${status}`)
    }
    try {
      // Two wait for their hash, two for their turn.
      await until(() => finished.length >= 56)
      expect(new Set(finished)).toEqual(new Set(['registration 429']))
      requests.push(...[1, 2].map(signIn))
      // They arrive in this time; that they were refused would show at once.
      await sleep(100)
      expect(finished).toHaveLength(56)
    } finally {
      release()
      await Promise.all([holding, ...requests])
    }
    const after = finished.slice(56)
    expect(after.toSorted()).toEqual([...Array(4).fill('registration 200'), ...Array(2).fill('sign-in 200')])
    // The two that wait for their hash go first; then passwords have three of four turns.
    expect(after.indexOf('sign-in 200')).toBeLessThan(4)
  },
)

test('a second sign-in in a browser ends its first session, whoever owned it', async () => {
  const [asha, ravi] = [await customer(), await customer()]
  expect((await signInForm(ravi, PASSWORD, newNetwork(), `user_token=${asha.token}`)).status).toBe(200)
  await expect(shop.profile({}, { token: asha.token })).rejects.toMatchObject({ status: 401 })
  await expect(shop.profile({}, { token: ravi.token })).resolves.toBeTruthy()
  expect((await signInForm(ravi, 'Wrong-one1', newNetwork(), `user_token=${ravi.token}`)).status).toBe(400)
  await expect(shop.profile({}, { token: ravi.token })).resolves.toBeTruthy()
})

let registered = 0
const newRegistration = () => ({
  ...registration(`load${++registered}@example.in`),
  mobileno: String(8_500_000_000 + registered),
})

const until = async (isSo: () => boolean) => {
  for (let n = 0; n < 2000 && !isSo(); n++) await sleep(5)
  expect(isSo()).toBe(true)
}

async function requestOf(incoming: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  return new Request(`http://127.0.0.1:${port}${incoming.url}`, {
    method: incoming.method,
    headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    body: Buffer.concat(chunks),
  })
}
