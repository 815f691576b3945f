import { readFile } from 'node:fs/promises'
import { expect } from 'playwright/test'
import { test } from './own-shops.ts'
import { connectionOf, type StartedShop, until } from './started-shop.ts'

test.describe.configure({ timeout: 180_000 })

/** All processes of the database, as when its machine freezes. */
const signalDatabase = async (shop: StartedShop, signal: NodeJS.Signals) => {
  const pid = await shop.databasePid()
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  for (const each of [pid, ...children.trim().split(' ').map(Number)]) if (each) process.kill(each, signal)
}

const PAGES = [
  ...[
    '/Product-Serach/stole',
    '/addcart',
    '/wishlist',
    '/checkout2',
    '/your-orders',
    '/sitemap.xml',
    '/sitemap/0.xml',
  ],
  ...[
    '/feeds/google.xml',
    '/manifest.webmanifest',
    '/robots.txt',
    '/track',
    '/desk',
    '/desk/orders',
    '/bill/none',
    '/order/none',
  ],
  ...[
    '/product/none-such',
    '/api/Get_Shop_Details',
    '/uploads/none.webp',
    '/share/none.jpg',
    '/pin?pin=451224',
    '/your-data.json',
  ],
]
const FORMS = [
  '/do/wishlist/keep',
  '/do/cart/add',
  '/do/session/sign-in',
  '/do/checkout/cancel',
  '/do/session/forgot',
]

test('while a given database is frozen or gone: kept pages, 503 with a sentence for the rest, and nothing hangs', async ({
  ownShops,
}) => {
  const owner = await ownShops.startFilled('a')
  await owner.ready()
  const { host, password, user, database } = await connectionOf(owner.dataDir)
  const url = `postgresql:///${database}?${new URLSearchParams({ host, password, user })}`
  const shop = await ownShops.start('b', { DATABASE_URL: url, LOG_FORMAT: 'json' })
  await shop.ready()
  const ask = async (path: string, body?: URLSearchParams) => {
    const start = Date.now()
    const response = await fetch(shop.address + path, {
      headers: {
        cookie: 'token=0123456789abcdef0123456789abcdef',
        accept: 'application/json, text/html',
        origin: shop.address,
      },
      ...(body && { method: 'POST', body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    })
    const text = await response.text()
    return {
      path,
      status: response.status,
      retry: response.headers.get('retry-after'),
      text,
      ms: Date.now() - start,
    }
  }
  for (const path of ['/', '/aboutPage']) expect((await ask(path)).status).toBe(200)

  await signalDatabase(owner, 'SIGSTOP')
  try {
    await until(async () => shop.said().includes('The database takes no writes'))
    for (const path of ['/', '/aboutPage']) expect((await ask(path)).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/readyz?without=database')).status).toBe(200)
    const answers = []
    for (const path of PAGES) answers.push(await ask(path))
    for (const path of FORMS)
      answers.push(
        await ask(path, new URLSearchParams({ id: '1', username: 'a@b.example', password: 'Narmada1' })),
      )
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])
    expect(answers.filter(({ ms }) => ms > 5_000)).toEqual([])
    expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(5)
    expect(answers.filter(({ status, retry }) => status === 503 && !retry)).toEqual([])
  } finally {
    await signalDatabase(owner, 'SIGCONT')
  }
  await until(async () => (await ask('/readyz')).status === 200)
  expect((await ask('/Product-Serach/stole')).status).toBe(200)
  expect(shop.said()).toContain('The database takes writes again')
  expect(shop.said()).not.toContain(password)
})
