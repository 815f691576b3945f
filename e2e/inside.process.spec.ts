import { expect } from 'playwright/test'
import { test } from './own-shops.ts'
import { freePort, until } from './started-shop.ts'

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
