import { createHash } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { expect, test } from 'playwright/test'
import { type PageRoute, routes } from '../lib/routes.ts'
import { addBuyers, orderOne } from './buyers.ts'
import { sampled } from './sampled.ts'
import { connectionOf } from './started-shop.ts'
import { openWithoutMiddleware } from './without-middleware.ts'

// Every page × visitor × order, with middleware.ts and without. The calls: lib/api/server/authorisation.test.ts.
const POT = 1073
const MISSING = 'AAAA-BBBB-CCCC-DDDD'
const WHO = ['a visitor', 'asha', 'ravi', 'an expired one', 'a revoked one', 'a nonsense one'] as const
type Who = (typeof WHO)[number]
const THINGS = ['own', 'other’s', 'missing', 'no'] as const
type Thing = (typeof THINGS)[number]
type Seen = { status: number; to?: string; text: string; stored: string; cookies: string[] }

const GUARDED = Object.values(routes).filter(({ guarded }) => guarded)
/** Not guarded, but a customer's page once it names an order. */
const NAMED = [routes.track]
/** A return, a payment by UPI: for who is signed in, or for the browser that placed the order. */
const OF_BROWSER = [routes.returnRequest, routes.upiPayment]
const FOR_GUESTS = [routes.guest, routes.guestCheckout]
/** For visitors and customers. */
const SHARED = [routes.cart, routes.wishlist]
const OPEN = Object.values(routes).filter(
  route => !route.guarded && !NAMED.includes(route) && !route.path.includes(':'),
)

type Customer = { token: string; order: string; secrets: string[] }
let database: pg.Client
let twin: Awaited<ReturnType<typeof openWithoutMiddleware>>
let customers: { asha: Customer; ravi: Customer }
let tokens: Record<Who, string | undefined>

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  const shop = String(baseURL)
  database = new pg.Client(await connectionOf(path.join(process.env.E2E_DATA_DIR ?? '', 'data')))
  await database.connect()
  const buyers = await addBuyers(database, 4)
  const [asha, ravi, expired, revoked] = buyers
  if (!asha || !ravi || !expired || !revoked) throw new Error('The customers were not made.')
  const settle = async (buyer: typeof asha, street: string): Promise<Customer> => {
    const { id = '' } = await orderOne(shop, buyer, POT)
    const response = await fetch(`${shop}/api/User_profile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    const { data } = (await response.json()) as { data: { emailid: string }[] }
    const email = data[0]?.emailid ?? ''
    await database.query(`update addresses set address1 = $2 where id = $1`, [buyer.address, street])
    return { token: buyer.token, order: id, secrets: [email, street, buyer.token] }
  }
  customers = { asha: await settle(asha, '77 Asha Lane'), ravi: await settle(ravi, '88 Ravi Lane') }
  await database.query('update sessions set expires_at = now() where token_hash = $1', [
    createHash('sha256').update(expired.token).digest(),
  ])
  await fetch(`${shop}/api/Sign_Out`, {
    method: 'POST',
    headers: { authorization: `Bearer ${revoked.token}` },
  })
  tokens = {
    'a visitor': undefined,
    asha: asha.token,
    ravi: ravi.token,
    'an expired one': expired.token,
    'a revoked one': revoked.token,
    'a nonsense one': 'nonsense',
  }
  twin = await openWithoutMiddleware()
})
test.afterAll(async () => {
  await twin?.close()
  await database?.end()
})

const isCustomer = (who: Who): who is 'asha' | 'ravi' => who === 'asha' || who === 'ravi'
const other = (who: 'asha' | 'ravi') => customers[who === 'asha' ? 'ravi' : 'asha']
const orderOf = (who: Who, thing: Thing) => {
  if (thing === 'missing') return MISSING
  if (thing === 'no') return ''
  const [own, others] = isCustomer(who) ? [customers[who], other(who)] : [customers.asha, customers.ravi]
  return thing === 'own' ? own.order : others.order
}

async function look(shop: string, pathname: string, cookie = ''): Promise<Seen> {
  const response = await fetch(shop + pathname, { redirect: 'manual', headers: { cookie } })
  return {
    status: response.status,
    to: response.headers.get('location') ?? undefined,
    text: await response.text(),
    stored: response.headers.get('cache-control') ?? '',
    cookies: response.headers.getSetCookie(),
  }
}
// As a browser has them: without the name cookie the pages would restore it first.
const cookieOf = (token: string | undefined) =>
  token === undefined ? '' : `user_token=${token}; user_name=Asha%20Verma`

/** The expected response of a page: its row of the table. */
function expected(route: PageRoute, who: Who, thing: Thing = 'no'): string {
  // Who has a session orders by the account; whether it is alive is settled there.
  if (who !== 'a visitor' && FOR_GUESTS.includes(route)) return 'leads on'
  if (isCustomer(who) && route === routes.signInCode) return 'leads home'
  if (isCustomer(who)) return route === routes.login ? 'leads on' : 'page'
  if (who === 'a visitor' && route === routes.guestCheckout) return 'asks for name and place'
  const asks = route.guarded || (NAMED.includes(route) && thing !== 'no')
  if (who === 'a visitor') return asks || OF_BROWSER.includes(route) ? 'sign-in' : 'page'
  return asks || SHARED.includes(route) ? 'settles the dead session' : 'page'
}

function kindOf({ status, to = '' }: Seen, here: string): string {
  if (status === 200) return 'page'
  const isMove = status === 303 || status === 307
  // A page that ignores the query is returned without it.
  const isBack = [here, here.split('?')[0] ?? ''].some(at => to.endsWith(`?from=${encodeURIComponent(at)}`))
  if (isMove && isBack && to.startsWith('/login?')) return 'sign-in'
  if (isMove && isBack && to.startsWith('/do/session/expired?')) return 'settles the dead session'
  if (isMove && to === '/checkout2') return 'leads on'
  if (isMove && to === '/') return 'leads home'
  if (isMove && to === routes.guest.path) return 'asks for name and place'
  return `${status} ${to}`
}

// The differences between two responses: the named order, and the ids of one rendering.
const bare = ({ text }: Seen, named: string) =>
  /<main[\s\S]*<\/main>/
    .exec(text)?.[0]
    .replaceAll(named, 'NAMED')
    .replace(/<script[\s\S]*?<\/script>|<!--.*?-->|<input[^>]*name="form_key"[^>]*>/g, '')
    .replace(/(id|for|aria-\w+)="[^"]*"/g, '') ?? ''

const shops: [string, readonly Who[], (own: string) => string][] = [
  ['the shop as it is', WHO, own => own],
  ['the shop without middleware.ts', sampled(WHO, 2), () => twin.address],
]
for (const [name, visitors, addressOf] of shops)
  for (const who of visitors)
    test(`${name}: what ${who} sees of each page`, { tag: '@wide' }, async ({ baseURL }) => {
      const shop = addressOf(String(baseURL))
      const cookie = cookieOf(tokens[who])
      const wrong: string[] = []
      const note = (isRight: boolean, what: string) => isRight || wrong.push(what)
      const strangers = isCustomer(who)
        ? other(who).secrets
        : [...customers.asha.secrets, ...customers.ravi.secrets]
      for (const route of [...GUARDED, ...NAMED])
        for (const thing of THINGS) {
          const order = orderOf(who, thing)
          const here = order ? `${route.path}?order=${order}` : route.path
          const seen = await look(shop, here, cookie)
          const kind = kindOf(seen, here)
          const right = expected(route, who, thing)
          note(kind === right, `${here} (${thing}): ${kind}, not ${right}`)
          note(/no-store/.test(seen.stored), `${here}: may be stored (${seen.stored})`)
          note(kind !== 'page' || bare(seen, order) !== '', `${here}: no page at all`)
          for (const secret of strangers)
            note(!seen.text.includes(secret), `${here} (${thing}) tells ${secret}`)
          if (thing === 'other’s') {
            const none = await look(shop, `${route.path}?order=${MISSING}`, cookie)
            note(bare(seen, order) === bare(none, MISSING), `${here}: unlike a missing one`)
          }
          if (thing === 'own' && isCustomer(who) && route === routes.confirmation)
            note(seen.text.includes(order), `${here}: the own order is not there`)
        }
      for (const route of OPEN) {
        const seen = await look(shop, route.path, cookie)
        note(kindOf(seen, route.path) === expected(route, who), `${route.path}: ${kindOf(seen, route.path)}`)
        for (const secret of strangers) note(!seen.text.includes(secret), `${route.path} tells ${secret}`)
      }
      expect(wrong).toEqual([])
    })

test('the form of an address shows an own one; another customer’s and a missing one give the empty form', {
  tag: '@wide',
}, async ({ baseURL }) => {
  const { rows } = await database.query<{ id: string }>(
    `select id from addresses where address1 = '77 Asha Lane'`,
  )
  const id = rows.at(-1)?.id ?? ''
  const form = (who: 'asha' | 'ravi', address: string) =>
    look(String(baseURL), `/address-form?id=${address}`, cookieOf(tokens[who]))
  expect((await form('asha', id)).text).toContain('77 Asha Lane')
  const others = await form('ravi', id)
  expect(others.text).not.toContain('77 Asha Lane')
  expect(bare(others, id)).toContain('Add New Address')
  const none = '00000000-0000-4000-8000-000000000000'
  expect(bare(others, id)).toBe(bare(await form('ravi', none), none))
})

test('a dead session is cleared within two redirects, without and with the middleware', {
  tag: '@wide',
}, async ({ baseURL }) => {
  for (const shop of [String(baseURL), twin.address])
    for (const who of ['an expired one', 'a revoked one', 'a nonsense one'] as const) {
      const cookie = cookieOf(tokens[who])
      const first = await look(shop, '/your-orders', cookie)
      const second = await look(shop, first.to ?? '', cookie)
      expect([second.status, second.to]).toEqual([303, '/login?from=%2Fyour-orders'])
      const gone = second.cookies.filter(line => /Max-Age=0/.test(line)).map(line => line.split('=')[0])
      expect(gone.sort()).toEqual(['email', 'mobile', 'user_name', 'user_token', 'wishlistItems'])
      expect((await look(shop, '/login?from=%2Fyour-orders')).status).toBe(200)
    }
})

const ODD = [
  '',
  '%',
  '%00',
  'a b',
  '"',
  '{}',
  '../..',
  'null',
  'undefined',
  "' or 1=1--",
  'é',
  '🪔',
  'x'.repeat(6000),
]
const TRIED = [...GUARDED, routes.login, routes.logout, routes.cart, routes.wishlist]
test('a cookie that is no token breaks no page and opens none', { tag: '@wide' }, async ({ baseURL }) => {
  for (const [number, shop] of [String(baseURL), twin.address].entries())
    for (const [row, value] of ODD.entries())
      for (const route of sampled(TRIED, 3, number + row)) {
        const raw = Buffer.from(`user_token=${value}`).toString('latin1')
        const { status, to } = await look(shop, route.path, raw)
        expect([value.slice(0, 20), route.path, status < 500, to ?? '/']).toEqual([
          value.slice(0, 20),
          route.path,
          true,
          expect.stringMatching(/^\/(login\?|do\/session\/expired\?|$)/),
        ])
        if (route.guarded) expect([value.slice(0, 20), route.path, status]).not.toContain(200)
      }
})

const HOSTILE = [
  'https://evil.example',
  'HTTPS://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%00',
  '/%zz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,1',
  'evil.example',
  './evil',
  '@evil.example',
  '/login',
  '/LOGIN?from=/login',
  '/logout',
  '/do/session/sign-out',
  '/api/User_profile',
  'http:evil.example',
  'https:/evil.example',
  'ftp://evil.example',
  '/\r\n/evil.example',
  '/\u2028/evil.example',
  '/checkout2\\..\\evil',
  '?from=//evil.example',
  '#//evil.example',
  `/${'a'.repeat(3000)}`,
  '\u202e/evil',
]
test('a hostile `from` leads to the home page: for a signed-in customer, and in a visitor’s form', {
  tag: '@wide',
}, async ({ baseURL }) => {
  expect(HOSTILE).toHaveLength(40)
  for (const from of HOSTILE) {
    const loginPath = `/login?from=${encodeURIComponent(from)}`
    const seen = await look(String(baseURL), loginPath, cookieOf(customers.asha.token))
    expect([from, seen.status, seen.to]).toEqual([from, 307, '/'])
    const { status, text } = await look(String(baseURL), loginPath)
    expect([from, status]).toEqual([from, 200])
    expect(text).toMatch(
      /<input type="hidden"[^>]*name="from" value="\/"|<input[^>]*value="\/"[^>]*name="from"/,
    )
  }
})
