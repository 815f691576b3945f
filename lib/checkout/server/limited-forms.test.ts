import { postForm } from '#lib/api/server/post-form.ts'
import { captcha, shop } from '#lib/api/server/shop.ts'
import { openChallenge } from '#lib/backend/captcha/challenge-token.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withHoldLimits } from '#lib/backend/orders/test-limits.ts'
import { STOLE, withOnlineOrders } from '#lib/backend/orders/test-online.ts'
import { type Buyer, newBuyer, ordersOf } from '#lib/backend/orders/test-orders.ts'
import { placeFields } from '../rules/place-fields.ts'
import { checkoutActions } from './checkout-actions.ts'

withOnlineOrders()
withHoldLimits({ holdPiecesOfOne: 3 })

/** The checkout's form of so many stoles, as a browser at that address sends it. */
async function placed(buyer: Buyer, mode: 'COD' | 'ONLINE', unit: number, accept = 'application/json') {
  const lines = [{ prod_id: STOLE, unit }]
  await shop.saveCart(lines, buyer)
  const quote = (await shop.checkout(lines, buyer)).data?.[0]
  if (!quote) throw new Error('No quote.')
  const id = captcha.make()
  const digits = openChallenge(id)?.digits ?? ''
  const response = await postForm(
    new Request('http://shop.test/do/checkout/place', {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        accept,
        'x-client-address': '203.0.113.40',
        cookie: `user_token=${buyer.token}`,
      },
      body: new URLSearchParams({
        ...placeFields(quote, crypto.randomUUID()),
        addressid: buyer.address,
        paymentmode: mode,
        captcha_id: id,
        captcha: digits,
      }),
    }),
    checkoutActions.place,
  )
  const flash = /flash=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return {
    quote,
    status: response.status,
    to: response.headers.get('location'),
    flash: flash ? JSON.parse(Buffer.from(decodeURIComponent(flash), 'base64url').toString()) : {},
    body: accept.includes('json') ? await response.json() : {},
  }
}

test('too much to pay at the door is refused with its limit; without script the page tells it beside the choice', async () => {
  const buyer = await newBuyer()
  const limit = /up to 3 pieces of Stole .*Please pay online, or order less\.$/
  const told = await placed(buyer, 'COD', 4)
  expect(told).toMatchObject({ status: 429, body: { message: expect.stringMatching(limit) } })
  expect(told.quote.codLimit).toBe(told.body.message)
  const without = await placed(buyer, 'COD', 4, 'text/html')
  expect(without).toMatchObject({ status: 303, flash: { say: 'codLimited' } })
  expect(without.to).toMatch(/^\/checkout2\?/)
  expect(await ordersOf(buyer.id)).toEqual([])
})

test('what is not held goes on to its payment page, which says so before the widget opens', async () => {
  const buyer = await newBuyer()
  const unheld = await placed(buyer, 'ONLINE', 4)
  const [order] = await ordersOf(buyer.id)
  expect(unheld.body).toMatchObject({ coorderid: order?.id, to: `/PaymentPage?order=${order?.id}` })
  expect(unheld.body).not.toHaveProperty('gatewayOrder')
  const held = await placed(buyer, 'ONLINE', 3)
  expect(held.body).toHaveProperty('gatewayOrder')
  const without = await placed(buyer, 'ONLINE', 4, 'text/html')
  expect(without.to).toMatch(/^\/PaymentPage\?order=/)
})

test('an order by the browser is counted for the address that the door saw', async () => {
  const buyer = await newBuyer()
  await placed(buyer, 'COD', 1)
  const row = await db.one<{ network: string }>('select network from orders where customer_id = $1', [
    buyer.id,
  ])
  expect(row?.network).toMatch(/^[\w-]{43}$/)
})
