import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { readFlashCookie } from '#lib/api/server/flash.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { orderLinkPath } from '#lib/backend/order-links/order-link.ts'
import { stepOrder } from '#lib/backend/orders/step-order.ts'
import { newBuyer, orderRequestFrom, shop, statusOf } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { formActions } from '#lib/forms/server/form-actions.ts'
import { env } from '#lib/server/settings/env.ts'

withTestDatabase()
const before = env.dataDir
beforeAll(async () => {
  env.dataDir = mkdtempSync(path.join(os.tmpdir(), 'rate-'))
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 } })
})
afterAll(() => {
  rmSync(env.dataDir, { recursive: true })
  env.dataDir = before
})

const bought = async (delivered = true) => {
  const browser = randomBytes(32).toString('base64url')
  const buyer = await newBuyer()
  const { coorderid: id } = await shop.placeOrder(orderRequestFrom(buyer, 'COD', [{ id: 1 }]), {
    token: buyer.token,
    orderBrowser: browser,
  })
  if (delivered) {
    await stepOrder(id, 'shipped', { courier: 'DTDC', number: 'D1' })
    await stepOrder(id, 'delivered')
  }
  const page = (await orderLinkPath(id)) ?? ''
  return { id, browser, page, key: page.replace('/order/', ''), token: buyer.token }
}

type Sent = {
  fields: Record<string, string>
  files?: Blob[]
  cookie?: string
  headers?: Record<string, string>
}
const post = async (
  action: '/do/ratings/add' | '/do/order/cancel',
  { fields, files = [], cookie = '', headers }: Sent,
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const file of files) body.append('pictures', file, 'x.jpg')
  const encoded = new Response(body)
  const response = await postForm(
    new Request(`http://shop.test${action}`, {
      method: 'POST',
      // As a page without referrer sends it.
      headers: {
        host: 'shop.test',
        origin: 'null',
        'sec-fetch-site': 'same-origin',
        accept: 'text/html',
        cookie,
        'content-type': encoded.headers.get('content-type') ?? '',
        ...headers,
      },
      body: await encoded.arrayBuffer(),
    }),
    action === '/do/ratings/add' ? formActions.ratings.add : formActions.order.cancel,
  )
  const flash = /flash=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return {
    status: response.status,
    to: response.headers.get('location'),
    say: flash && readFlashCookie(decodeURIComponent(flash)).say,
  }
}
const rated = (id: string) =>
  db.query<{ stars: number; words: string; pictures: number }>(
    `select stars, words, (select count(*)::int from rating_pictures where rating_id = r.id) as pictures
       from ratings r where order_id = $1`,
    [id],
  )
const picture = async () =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer(),
    ),
  ])

test('Law 17: the form of an order’s page rates with pictures, without script, and leads back to it', async () => {
  const { id, page, key, browser } = await bought()
  const words = '<script>alert(1)</script>\r\nसुंदर'
  const sent = { fields: { key, place: '0', stars: '4', comment: words }, cookie: `order_browser=${browser}` }
  const files = [await picture(), await picture(), new Blob([])]
  expect(await post('/do/ratings/add', { ...sent, files })).toEqual({
    status: 303,
    to: page,
    say: 'ratingThanks',
  })
  expect(await rated(id)).toEqual([{ stars: 4, words: words.replace('\r', ''), pictures: 2 }])
  const other = { ...sent, fields: { ...sent.fields, stars: '1' } }
  expect(await post('/do/ratings/add', other)).toMatchObject({ to: page, say: 'ratedBefore' })
})

test('by account the form names the order by its number, and leads back to its tracking', async () => {
  const { id, token } = await bought()
  const fields = { order: id, place: '0', stars: '5' }
  expect(await post('/do/ratings/add', { fields, cookie: `user_token=${token}` })).toEqual({
    status: 303,
    to: `/track?order=${id}`,
    say: 'ratingThanks',
  })
})

test.each([
  ['a stranger', {}, { cookie: '' }, 'orderNotYours'],
  ['no stars', { stars: '' }, {}, 'ratingStarsMissing'],
  ['stars as text', { stars: '5;drop table ratings' }, {}, 'ratingStarsMissing'],
  ['a line of text', { place: 'one' }, {}, 'ratingLineGone'],
  ['a line that is not there', { place: '7' }, {}, 'ratingLineGone'],
  ['a forged key', { key: 'x/../y' }, {}, 'orderLinkGone'],
  ['no key', { key: '' }, {}, 'orderLinkGone'],
])('%s is refused with a sentence', async (_, fields, more, say) => {
  const { id, key, browser } = await bought()
  const sent = {
    fields: { key, place: '0', stars: '5', ...fields },
    cookie: `order_browser=${browser}`,
    ...more,
  }
  expect(await post('/do/ratings/add', sent)).toMatchObject({ status: 303, say })
  expect(await rated(id)).toEqual([])
})

test('a form from another site, or of more than 9 MB, is refused', async () => {
  const { id, key, browser } = await bought()
  const sent = { fields: { key, place: '0', stars: '5' }, cookie: `order_browser=${browser}` }
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign)
    expect(await post('/do/ratings/add', { ...sent, headers })).toMatchObject({ status: 403 })
  const files = [new Blob([new Uint8Array(10 * 1024 * 1024)])]
  expect(await post('/do/ratings/add', { ...sent, files })).toMatchObject({ status: 413 })
  expect(await rated(id)).toEqual([])
})

test('an order is cancelled by the form of its page; the shop’s other forms take no files and no hidden origin', async () => {
  const { id, page, key, browser } = await bought(false)
  const fields = { key, reason: 'Cash Issue', comment: 'Not this month, sorry.' }
  const cookie = `order_browser=${browser}`
  expect(await post('/do/order/cancel', { fields: { ...fields, comment: 'No' }, cookie })).toMatchObject({
    say: 'commentShortSubmit',
  })
  expect(await post('/do/order/cancel', { fields: { ...fields, reason: 'x' }, cookie })).toMatchObject({
    say: 'chooseReason',
  })
  expect(await post('/do/order/cancel', { fields, cookie: '' })).toMatchObject({ say: 'orderNotYours' })
  expect(
    await post('/do/order/cancel', { fields, cookie, files: [new Blob([new Uint8Array(70_000)])] }),
  ).toMatchObject({ status: 413 })
  expect(await statusOf(id)).toBe('placed')
  expect(await post('/do/order/cancel', { fields, cookie })).toEqual({
    status: 303,
    to: page,
    say: 'orderCancelledByLink',
  })
  expect(await statusOf(id)).toBe('cancelled')
})
