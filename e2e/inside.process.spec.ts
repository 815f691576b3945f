import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { expect } from 'playwright/test'
import { freePort } from '#scripts/free-ports.mjs'
import { DESK_SESSION_COOKIE } from '../lib/desk/rules/desk-path.ts'
import { test } from './own-shops.ts'
import { until } from './started-shop.ts'

const PERSON = {
  firstname: 'Kavita',
  lastname: 'Kulkarni',
  email: 'kavita.kulkarni@example.org',
  mobile: '9812345670',
  password: 'Sindoor!Lotus7',
}

const HOME = {
  ...{ name: 'Kavita Kulkarni', address1: '14 Ghat Road of Kavita', address2: 'Maheshwar', city: 'Khargone' },
  ...{ district: '', pincode: '451224', state: 'Madhya Pradesh' },
}
const POT = 1073

test('the metrics tell requests, pages and the database on a port of their own, and the log is lines of JSON without a secret', async ({
  ownShops,
}) => {
  const port = await freePort()
  const shop = await ownShops.startFilled('a', { METRICS_PORT: String(port), LOG_FORMAT: 'json' })
  await shop.ready()
  const secrets = [PERSON.email, PERSON.mobile, PERSON.password, 'Kulkarni']
  const call = async (path: string, body?: object, token = '') => {
    const response = await fetch(shop.address + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }
  await call('/')
  await call('/')
  await call(`/Product-Search?search=${encodeURIComponent(PERSON.mobile)}`)
  await call(`/track?email=${PERSON.email}`)
  await call('/order/a-key-that-opens-an-order')
  secrets.push('a-key-that-opens-an-order')
  const form = new URLSearchParams({
    username: PERSON.email,
    password: PERSON.password,
    grant_type: 'password',
  })
  await (await fetch(`${shop.address}/token`, { method: 'POST', body: form })).text()
  await call('/api/Get_Customer_Profile', undefined, 'token-of-somebody-else-0123456789abcdef')
  secrets.push('token-of-somebody-else')

  // Who registers, signs in, asks for a new password, orders, and meets a database that is gone.
  await call('/api/insert_customer', { ...PERSON, mobileno: PERSON.mobile })
  const signedIn = await fetch(`${shop.address}/token`, { method: 'POST', body: form })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  secrets.push(token, HOME.address1, HOME.name)
  await call('/auth/user_request-reset-link', { email: PERSON.email })
  await call('/api/insert_Customer_add', { ...HOME, email: PERSON.email, mobile: PERSON.mobile }, token)
  const addresses = await call('/api/Get_AllAddress', undefined, token)
  const { data = [] } = JSON.parse(addresses.text) as { data?: { id: string }[] }
  const placed = await call(
    '/api/insert_Customer_Order',
    {
      addressid: data[0]?.id,
      paymentmode: 'COD',
      orders: [{ productcode: POT, quantity: 1 }],
    },
    token,
  )
  expect([placed.status, placed.text]).toEqual([200, expect.stringContaining('coorderid')])
  await shop.killDatabase()
  for (let n = 0; n < 3; n++) {
    await call('/api/Get_OrderDetails', undefined, token)
    await call('/api/insert_customer', { ...PERSON, mobileno: PERSON.mobile })
  }
  await shop.ready()

  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/haat_requests_total\{route="\/",method="GET",status="200"\} [2-9]/)
  expect(text).toMatch(/haat_pages_total\{origin="(cached|rendered)"\} \d/)
  expect(text).toMatch(/haat_database_connections\{state="idle"\} \d/)
  expect(text).toContain('haat_orders_awaiting_payment 0')
  expect(text).toMatch(/haat_job_age_seconds\{job="expireHolds"\} \d/)
  expect(text).toContain('haat_database_away 0')
  expect(text).toMatch(/haat_job_lease_seconds\{job="expireHolds"\} \d/)
  expect((await fetch(`${shop.address}/metrics`)).status).toBe(404)

  const logged = () => shop.said().trim().split('\n')
  await until(async () => logged().some(line => line.includes('"/token"') || line.includes('/order/')))
  const lines = logged().map(line => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({
      message: 'request',
      route: '/',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
    }),
  )
  expect(lines.find(({ message }) => message === 'request')?.id).toMatch(/\S/)
  const said = shop.said() + text
  expect(secrets.filter(secret => said.includes(secret))).toEqual([])
})

test('nor do the desk, programs, webhooks and codes to phones leave one there, also while the database is gone', async ({
  ownShops,
  page,
  browser,
}) => {
  test.slow()
  const port = await freePort()
  const shop = await ownShops.startFilled('a', { METRICS_PORT: String(port), LOG_FORMAT: 'json' })
  await shop.ready()
  const site = shop.address.replace('127.0.0.1', 'localhost')
  const command = async (...words: string[]) => {
    const env = { ...process.env, DATA_DIR: shop.dataDir, DATABASE_URL: '', PORT: new URL(site).port }
    return (await promisify(execFile)(process.execPath, words, { env })).stdout
  }
  let told = 0
  const hooks = createServer((_, response) => {
    told++
    response.writeHead(500).end('Kaveri Kulkarni is not known here')
  }).listen(0, '127.0.0.1')
  await once(hooks, 'listening')
  const secrets: string[] = []
  const secret = (text = '') => {
    expect(text.length).toBeGreaterThan(9)
    secrets.push(text)
    return text
  }
  try {
    // The link of the first owner is printed for whoever starts the shop, and works once.
    await page.goto(`${site}${/\/desk\/join\/[\w-]{43}/.exec(shop.said())?.[0]}`)
    await page.getByLabel('Your name').fill(secret('Narmada Joshi'))
    await page.getByRole('button', { name: 'Open the desk' }).click()
    const recovery = page.locator('.desk-codes code')
    await expect(recovery).toHaveCount(10)
    for (const code of await recovery.allTextContents()) secret(code)
    const cookies = await page.context().cookies()
    secret(cookies.find(({ name }) => name === DESK_SESSION_COOKIE)?.value)
    const invited = await command('scripts/desk.mjs', 'invite', '--role', 'packer', '--name', 'Meena')
    const join = secret(/[\w-]{43}/.exec(invited)?.[0])
    const made = await command('scripts/keys.mjs', 'make', '--name', 'Accounts', '--scopes', 'orders:read')
    const key = secret(/haat_key_[\w-]{43}/.exec(made)?.[0])
    const hook = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hooks/${secret('a-secret-in-the-path')}`
    const added = await command('scripts/webhooks.mjs', 'add', hook, '--events', 'order.placed')
    secret(/whsec_[\w+/=-]+/.exec(added)?.[0])

    const context = await browser.newContext({ baseURL: site })
    const phone = await context.newPage()
    const mobile = secret('9876501234')
    await phone.goto('/sign-in-code')
    await phone.getByLabel('Mobile number').fill(mobile)
    await phone.getByRole('button', { name: 'Send the code' }).click()
    await expect(phone.getByText('A code is on its way')).toBeVisible()
    const screen = await context.newPage()
    await screen.goto('/practice-phone')
    const sent = await screen.locator('li').filter({ hasText: 'Your code is' }).first().textContent()
    const [, code = ''] = /Your code is (\d{6})/.exec(sent ?? '') ?? []
    expect(code).toHaveLength(6)
    await phone.getByLabel('Code of six digits').fill(code)
    await phone.getByRole('button', { name: 'Go on' }).click()
    await phone.getByLabel('Your name').fill(secret('Kaveri Kulkarni'))
    await phone.getByRole('button', { name: 'Open my account' }).click()
    await phone.waitForURL(`${site}/`)

    const opened = secret('AKeyThatOpensABillOrAnOrder0123456789abcdef')
    const ask = (path: string, headers = {}, body?: string) =>
      fetch(site + path, { headers, ...(body !== undefined && { method: 'POST', body }) })
        .then(answer => answer.text())
        .catch(() => '')
    const everyDoor = async () => {
      const wrong = `haat_key_${secret(`${'x'.repeat(33)}WrongKey00`)}`
      const json = { 'content-type': 'application/json' }
      await ask('/api/v1/orders', { authorization: `Bearer ${key}` })
      await ask(`/api/v1/orders?key=${key}`, { authorization: `Bearer ${wrong}` })
      await ask(
        '/webhook',
        { ...json, 'x-razorpay-signature': secret('a-signature-that-is-wrong') },
        `{"contact":"${mobile}"}`,
      )
      await ask(
        `/message-webhook/sms?key=${secret('the-key-of-the-provider')}`,
        json,
        `{"mobile":"${mobile}"}`,
      )
      await ask(
        '/parcel-webhook',
        { ...json, 'x-api-key': secret('the-token-of-the-courier') },
        `{"phone":"${mobile}"}`,
      )
      await ask(`/bill-pdf/${opened}`)
      await ask(`/order/${opened}`)
      await ask(`/track?mobile=${mobile}`)
      await ask(`/desk/join/${join}`)
      await ask(`/desk/sign-in/mail/${opened}`)
      for (const path of [
        `/desk/orders?q=${mobile}`,
        `/desk/people?q=${mobile}`,
        `/desk/prove/mail/${opened}`,
      ])
        await page.goto(site + path).catch(() => undefined)
      await phone.goto('/your-number').catch(() => undefined)
      await phone.goto(`/Product-Search?search=${mobile}`).catch(() => undefined)
    }
    await everyDoor()
    await order(site)
    await until(async () => told > 0)
    for (let n = 0; n < 2; n++) {
      await shop.killDatabase()
      await everyDoor()
      await shop.ready()
    }
    await context.close()
  } finally {
    hooks.close()
  }
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  for (const line of shop.said().trim().split('\n')) JSON.parse(line)
  const said = shop.said() + text
  secrets.push(PERSON.email, PERSON.mobile, PERSON.password, HOME.address1)
  expect(said).toContain('program call')
  expect(secrets.filter(each => said.includes(each))).toEqual([])
})

/** Somebody registers and orders a pot. */
const order = async (site: string) => {
  const call = async (path: string, body: object | undefined, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(site + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  await call('/api/insert_customer', { ...PERSON, mobileno: PERSON.mobile })
  const signIn = { username: PERSON.email, password: PERSON.password, grant_type: 'password' }
  const signedIn = await fetch(`${site}/token`, { method: 'POST', body: new URLSearchParams(signIn) })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  await call('/api/insert_Customer_add', { ...HOME, email: PERSON.email, mobile: PERSON.mobile }, token)
  const { data } = await call('/api/Get_AllAddress', undefined, token)
  const orders = [{ productcode: POT, quantity: 1 }]
  const placed = await call(
    '/api/insert_Customer_Order',
    { addressid: data[0].id, paymentmode: 'COD', orders },
    token,
  )
  expect(placed.coorderid ?? JSON.stringify(placed)).toMatch(/\w/)
}
