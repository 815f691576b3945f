import { readFlashCookie } from '#lib/api/server/flash.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { captcha, shop } from '#lib/api/server/shop.ts'
import { openChallenge } from '#lib/backend/captcha/challenge-token.ts'
import { stopCoupon } from '#lib/backend/coupons/seller-coupons.ts'
import { newCoupon } from '#lib/backend/coupons/test-coupons.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { type Buyer, newBuyer, ordersOf } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { messages } from '#lib/message-table.ts'
import { placeFields } from '../rules/place-fields.ts'
import { checkoutActions } from './checkout-actions.ts'

withTestDatabase()

let asha: Buyer
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 500 }, price: 1000, delivery: 0 })
  await newCoupon('DIWALI10', { percent: '10' })
  await newCoupon('BIG', { flat: '100', least: '5000' })
})
beforeEach(async () => {
  asha = await newBuyer()
  await shop.saveCart([{ prod_id: 1, unit: 1 }], { token: asha.token })
})

const post = async (
  verb: 'coupon' | 'place',
  fields: Record<string, string>,
  accept = 'application/json',
) => {
  const response = await postForm(
    new Request(`http://shop.test/do/checkout/${verb}`, {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', accept, cookie: `user_token=${asha.token}` },
      body: new URLSearchParams(fields),
    }),
    checkoutActions[verb],
  )
  const cookies = response.headers.getSetCookie()
  return {
    status: response.status,
    to: response.headers.get('location'),
    coupon: cookies.find(cookie => cookie.startsWith('coupon=')),
    flash: cookies.find(cookie => cookie.startsWith('flash=')),
    body: accept.includes('json') ? await response.json() : undefined,
  }
}
const quoted = (body: { quote?: Quote }) => body.quote as Quote

test('a script is told what the order costs with the coupon, and the browser remembers it', async () => {
  const { status, body, coupon } = await post('coupon', {
    coupan_Code: ' diwali 10 ',
    addressid: asha.address,
  })
  expect([status, quoted(body).couponCode, quoted(body).totalCod]).toEqual([200, 'DIWALI10', 900])
  expect(coupon).toMatch(/^coupon=DIWALI10; Path=\/; SameSite=Lax; Max-Age=604800; HttpOnly/)
})

test('a refused one is said with its reason, costs nothing less, and is forgotten', async () => {
  for (const [typed, said] of [
    ['NONE', /^There is no coupon/],
    ['ab', /^There is no coupon/],
    ["'; drop table orders", /^There is no coupon/],
    ['big', /^This coupon is for goods of ₹5,000 or more/],
  ] as const) {
    const { status, body, coupon } = await post('coupon', { coupan_Code: typed })
    expect([status, body.message, quoted(body).couponRefused]).toEqual([
      422,
      expect.stringMatching(said),
      body.message,
    ])
    expect(quoted(body)).toMatchObject({ coupon: 0, totalCod: 1000 })
    expect(coupon).toMatch(/^coupon=; .*Max-Age=0/)
  }
})

test('without script the checkout comes back with the code, and with what was chosen', async () => {
  const asked = { coupan_Code: 'NONE', addressid: asha.address, paymentmode: 'ONLINE', buy: '' }
  const refused = await post('coupon', asked, 'text/html')
  expect([refused.status, refused.to]).toEqual([
    303,
    `/checkout2?address=${asha.address}&coupon=NONE&pay=ONLINE#coupon`,
  ])
  // The page says it beside the field.
  expect(refused.flash).toBeUndefined()
  const removed = await post('coupon', { ...asked, coupan_Code: '' }, 'text/html')
  expect([removed.to, removed.coupon]).toEqual([
    `/checkout2?address=${asha.address}&pay=ONLINE#coupon`,
    expect.stringMatching(/^coupon=; /),
  ])
})

const form = async (code: string) => {
  const asked = { lines: [{ prod_id: 1, unit: 1 }], coupan_Code: code, addressid: asha.address }
  const quote = (await shop.checkout(asked, { token: asha.token })).data?.[0] as Quote
  const id = captcha.make()
  return {
    ...placeFields(quote, crypto.randomUUID()),
    ...{ addressid: asha.address, paymentmode: 'COD' },
    ...{ captcha_id: id, captcha: openChallenge(id)?.digits ?? '' },
  }
}

test('an order is placed with the coupon that its page had, and the browser forgets it then', async () => {
  const { status, coupon } = await post('place', await form('DIWALI10'))
  expect([status, coupon]).toEqual([200, expect.stringMatching(/^coupon=; .*Max-Age=0/)])
  expect(await ordersOf(asha.id)).toMatchObject([{ total: 90_000 }])
})

test('one that has ended meanwhile refuses the order: a script gets the new total, a document the way back to it', async () => {
  await newCoupon('SHORT', { percent: '50' })
  const [first, second] = [await form('SHORT'), await form('SHORT')]
  await stopCoupon('SHORT')
  const told = await post('place', first)
  expect([told.status, told.body.message]).toEqual([409, messages.couponEnded])
  expect(quoted(told.body)).toMatchObject({ couponRefused: messages.couponEnded, totalCod: 1000 })
  const back = await post('place', second, 'text/html')
  expect([back.status, back.to]).toEqual([303, expect.stringContaining('coupon=SHORT')])
  expect(readFlashCookie(/flash=([^;]+)/.exec(back.flash ?? '')?.[1] ?? '')).toMatchObject({
    seen: { total: 500 },
  })
  expect(await ordersOf(asha.id)).toEqual([])
})

test('nobody who is not signed in tries codes', async () => {
  const response = await postForm(
    new Request('http://shop.test/do/checkout/coupon', {
      method: 'POST',
      headers: { host: 'shop.test', origin: 'http://shop.test', accept: 'application/json' },
      body: new URLSearchParams({ coupan_Code: 'DIWALI10' }),
    }),
    checkoutActions.coupon,
  )
  expect(response.status).toBe(401)
})
