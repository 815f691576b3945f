import { readFlashCookie } from '#lib/api/server/flash.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { captcha, shop } from '#lib/api/server/shop.ts'
import { newChallenge, openChallenge } from '#lib/backend/captcha/challenge-token.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { type Buyer, newBuyer, ordersOf, stockOf } from '#lib/backend/orders/test-orders.ts'
import { paymentSettings, setPaymentSettings } from '#lib/backend/payments/settings.ts'
import { addProduct, addVariants, setPrice } from '#lib/backend/test-product.ts'
import { CAPTCHA_SECONDS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { placeFields } from '../rules/place-fields.ts'
import { sameOrderKey } from '../rules/same-order-key.ts'
import { checkoutActions } from './checkout-actions.ts'
import { priceChangeSentence } from './price-change-sentence.ts'

withTestDatabase()

const [KURTA, STOLE, JEANS] = [1, 2, 3]
const ONLY_NINE = 'Only 9 pieces of Kurta (S) are left.'
beforeAll(async () => {
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { S: 9, M: 0 }, colors: ['Red', 'Blue'], price: 900 })
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 90 }, price: 400, delivery: 40 })
})

type Verb = keyof typeof checkoutActions
const post = async (verb: Verb, fields: Record<string, string>, buyer?: Buyer, accept = 'text/html') => {
  const response = await postForm(
    new Request(`http://shop.test/do/checkout/${verb}`, {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        accept,
        ...(buyer && { cookie: `user_token=${buyer.token}` }),
      },
      body: new URLSearchParams(fields),
    }),
    checkoutActions[verb],
  )
  const flash = /flash=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1]
  return {
    status: response.status,
    to: response.headers.get('location'),
    flash: flash ? JSON.parse(Buffer.from(decodeURIComponent(flash), 'base64url').toString()) : {},
    body: accept.includes('json') ? await response.json() : undefined,
  }
}
const script = (verb: Verb, fields: Record<string, string>, buyer?: Buyer) =>
  post(verb, fields, buyer, 'application/json')

const right = () => {
  const id = captcha.make()
  return { captcha_id: id, captcha: openChallenge(id)?.digits ?? '' }
}
/** Its right digits, a moment after its five minutes. */
const expired = () => {
  const made = Date.now() - 1000 * (CAPTCHA_SECONDS + 1)
  const id = newChallenge(made)
  return { captcha_id: id, captcha: openChallenge(id, made)?.digits ?? '' }
}
const lineOf = (productcode: string, more = {}) => JSON.stringify([{ productcode, quantity: 1, ...more }])
type CartLine = { prod_id: number; unit: number; cart_size?: string; cart_options?: Record<string, string> }
const unitsOf = (quantity: number) => ({ orders: lineOf('A-2', { quantity }) })
/** The form as the page of this moment has it: of the cart, or of Buy Now. */
const form = async (
  buyer: Buyer,
  more: Record<string, string> = {},
  lines: CartLine[] = [{ prod_id: STOLE, unit: 2 }],
) => {
  if (!more.buy) await shop.saveCart(lines, { token: buyer.token })
  const quote = (await shop.checkout(lines, { token: buyer.token })).data?.[0]
  if (!quote) throw new Error('No quote.')
  return {
    ...placeFields(quote, crypto.randomUUID()),
    addressid: buyer.address,
    paymentmode: 'COD',
    ...right(),
    ...more,
  }
}

test('the form without script goes on to the confirmation of its order, and clears the cart of it', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: STOLE, unit: 2 }], buyer)
  const { status, to } = await post('place', await form(buyer), buyer)
  const [order] = await ordersOf(buyer.id)
  expect([status, to]).toEqual([303, `/order-confirmation?order=${order?.id}`])
  expect(order?.total).toBe(88_000)
  expect(await shop.fetchCart({}, buyer)).toEqual([])
})

test('fifty identical posts of one form are one order, and all fifty go to it', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: STOLE, unit: 2 }], buyer)
  const fields = await form(buyer)
  const sent = await Promise.all(Array.from({ length: 50 }, () => post('place', fields, buyer)))
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(new Set(sent.map(({ to }) => to)).size).toBe(1)
  expect(sent[0]?.to).toMatch(/^\/order-confirmation\?order=/)
  const changed = await post('place', { ...fields, paymentmode: 'COD', addressid: 'another' }, buyer)
  expect(changed.flash).toMatchObject({ say: 'keyReused' })
})

test('where nobody knows whether an order was placed, the form says so, and its page sends the same order', async () => {
  const buyer = await newBuyer()
  const fields = await form(buyer)
  const unsure = jest
    .spyOn(shop, 'placeOrder')
    .mockRejectedValue(refusal(503, 'orderUnsure', { retryAfter: 10 }))
  const [sent, again] = [await script('place', fields, buyer), await post('place', fields, buyer)]
  unsure.mockRestore()
  expect([sent.status, sent.body?.message]).toEqual([503, messages.orderUnsure])
  expect(again.flash).toMatchObject({ say: 'orderUnsure' })
  expect(sameOrderKey(new URL(String(again.to), 'http://shop.test').searchParams)).toBe(
    (fields as Record<string, string>).order_key,
  )
})

test.each<[string, Record<string, string>, number, string]>([
  ['no address', { addressid: '' }, 422, messages.chooseAddress],
  ['no way to pay', { paymentmode: 'CHEQUE' }, 422, messages.choosePayment],
  ['nothing to order', { orders: '[]' }, 422, messages.nothingToOrder],
  ['orders that are no JSON', { orders: '[{' }, 400, messages.orderFailed],
  ['no total seen', { expected_cod: '' }, 400, messages.orderFailed],
  ['no key', { order_key: '' }, 422, messages.orderFailed],
  ['a wrong captcha', { captcha: 'abcd' }, 422, messages.badCaptcha],
  ['an expired captcha', expired(), 422, messages.badCaptcha],
  ['no captcha', { captcha_id: '', captcha: '' }, 422, messages.badCaptcha],
  ['no unit of a thing', unitsOf(0), 400, messages.orderFailed],
  ['less than no unit', unitsOf(-1), 400, messages.orderFailed],
  ['a thousand million units', unitsOf(1e9), 400, messages.orderFailed],
  ['more than the stock', { orders: lineOf('A-1', { cart_size: 'S', quantity: 10 }) }, 409, ONLY_NINE],
  ['an unknown product', { orders: lineOf('A-999') }, 400, messages.productGone],
  ['a sized product without a size', { orders: lineOf('A-1') }, 400, messages.chooseSize],
  ['a sold-out size', { orders: lineOf('A-1', { cart_size: 'M' }) }, 409, 'Kurta (M) is sold out.'],
  ['a forged lower price', { expected_cod: '1' }, 409, ''],
  ['another’s address', { addressid: '00000000-0000-4000-8000-000000000000' }, 400, messages.addressGone],
])('%s is refused with its sentence, and nothing is ordered', async (_, wrong, status, message) => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const answer = await script('place', await form(buyer, wrong), buyer)
  expect(answer.status).toBe(status)
  if (message) expect(answer.body.message).toBe(message)
  const without = await post('place', await form(buyer, wrong), buyer)
  expect(without.status).toBe(303)
  expect(without.to).toMatch(/^\/checkout2/)
  expect(without.flash.say).toBeTruthy()
  expect(await ordersOf(buyer.id)).toEqual([])
  expect(await stockOf(STOLE)).toBe(stock)
})

test('a provider that is away is said, with and without script, and nothing is ordered', async () => {
  const buyer = await newBuyer()
  const stock = await stockOf(STOLE)
  const [before, quiet] = [paymentSettings(), jest.spyOn(console, 'error').mockImplementation(() => {})]
  if (!before) throw new Error('No way to pay online.')
  setPaymentSettings({ ...before, apiUrl: `http://${NOBODY_LISTENS}` })
  const fields = await form(buyer, { paymentmode: 'ONLINE' })
  expect(await script('place', fields, buyer)).toMatchObject({
    status: 502,
    body: { message: messages.providerDown },
  })
  expect(await post('place', fields, buyer)).toMatchObject({
    to: `/checkout2?address=${buyer.address}&pay=ONLINE`,
    flash: { say: 'providerDown' },
  })
  setPaymentSettings(before)
  quiet.mockRestore()
  expect(await ordersOf(buyer.id)).toEqual([])
  expect(await stockOf(STOLE)).toBe(stock)
})

test('what one tab has ordered, another that still shows it does not order once more', async () => {
  const buyer = await newBuyer()
  const [one, other] = [await form(buyer), await form(buyer)]
  const online = { ...other, paymentmode: 'ONLINE', order_key: crypto.randomUUID() }
  expect((await script('place', one, buyer)).status).toBe(200)
  for (const fields of [other, online])
    expect(await script('place', fields, buyer)).toMatchObject({
      status: 409,
      body: { message: messages.notInCart },
    })
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect((await script('place', one, buyer)).status).toBe(200)
})

test('a captcha passes for one order only', async () => {
  const buyer = await newBuyer()
  const solved = right()
  expect((await script('place', await form(buyer, solved), buyer)).status).toBe(200)
  const again = await script('place', await form(buyer, solved), buyer)
  expect(again.status).toBe(422)
  expect(again.body.captcha.picture).toMatch(/^\/captcha\/[\w-]{48}\/picture$/)
  expect(await ordersOf(buyer.id)).toHaveLength(1)
})

test('a captcha passes for no other customer, under the same key either', async () => {
  const solved = { ...right(), order_key: crypto.randomUUID() }
  const [one, other] = [await newBuyer(), await newBuyer()]
  expect((await script('place', await form(one, solved), one)).status).toBe(200)
  expect((await script('place', await form(other, solved), other)).status).toBe(422)
  expect(await ordersOf(other.id)).toEqual([])
})

test('a price that changed while the page was open is said with the new total, and nothing is ordered', async () => {
  const buyer = await newBuyer()
  const order_key = crypto.randomUUID()
  const fields = await form(buyer, { order_key })
  await setPrice(STOLE, 450)
  const told = await script('place', fields, buyer)
  expect([told.status, told.body.message]).toEqual([
    409,
    'Stole now costs ₹450 (it was ₹400). The new total is ₹980 instead of ₹880.',
  ])
  expect(told.body.quote).toMatchObject({ totalCod: 980, lines: [{ discountPrice: 450, Unit: 2 }] })
  const without = await post('place', { ...fields, ...right(), order_key: crypto.randomUUID() }, buyer)
  expect(without).toMatchObject({ flash: { say: 'priceChanged' } })
  // Without script the next page says the same: it knows what was seen, and what it costs now.
  const { seen } = readFlashCookie(Buffer.from(JSON.stringify(without.flash)).toString('base64url'))
  expect(seen && priceChangeSentence(seen, told.body.quote)).toBe(told.body.message)
  // What the page then sends is taken, by the digits that were right already.
  const anew = { ...fields, ...placeFields(told.body.quote, order_key) }
  expect((await script('place', anew, buyer)).status).toBe(200)
  expect(without.to).toBe(`/checkout2?address=${buyer.address}&pay=COD`)
  await setPrice(STOLE, 400)
  expect((await ordersOf(buyer.id)).map(({ total }) => total)).toEqual([98_000])
})

test('a changed price of a third option is said with the new total of that option', async () => {
  await addProduct({ id: JEANS, name: 'Jeans', sizes: { 32: 0 }, price: 500, delivery: 0 })
  await addVariants(
    JEANS,
    [
      { size: '32', other: 'Loose', price: 500, stock: 5 },
      { size: '32', other: 'Slim', price: 600, stock: 5 },
    ],
    ['Waist', 'Fit'],
  )
  const buyer = await newBuyer()
  const slim = { prod_id: JEANS, unit: 1, cart_size: '32', cart_options: { Fit: 'Slim' } }
  const fields = await form(buyer, {}, [slim])
  await db.run(`update variants set discount_paise = 65000 where other = 'Slim'`)
  const { status, body } = await script('place', fields, buyer)
  expect([status, body.message]).toEqual([
    409,
    'Jeans now costs ₹650 (it was ₹600). The new total is ₹650 instead of ₹600.',
  ])
  expect(body.quote).toMatchObject({ totalCod: 650, lines: [{ cart_options: { Fit: 'Slim' } }] })
})

test('a page that did not know of an unpaid order of the same is told of it, with and without script', async () => {
  const buyer = await newBuyer()
  await post('place', await form(buyer, { buy: `${STOLE}.2.NA.` }), buyer)
  await db.run(
    `update orders set mode = 'ONLINE', status = 'awaiting', hold_until = now() + interval '15 minutes'
      where customer_id = $1`,
    [buyer.id],
  )
  const [unpaid] = await ordersOf(buyer.id)
  const stale = { ...(await form(buyer)), known_unpaid: '' }
  expect(await script('place', stale, buyer)).toMatchObject({
    status: 409,
    body: { message: messages.orderedUnpaid, unpaid: true },
  })
  expect((await post('place', stale, buyer)).flash).toEqual({ say: 'orderedUnpaid' })
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect((await script('place', { ...stale, known_unpaid: unpaid?.id ?? '' }, buyer)).status).toBe(200)
  expect(await ordersOf(buyer.id)).toHaveLength(2)
})

test('after wrong digits a document comes back to the field', async () => {
  const buyer = await newBuyer()
  const { to, flash } = await post('place', await form(buyer, { captcha: 'abcd' }), buyer)
  expect(to).toBe(`/checkout2?address=${buyer.address}&pay=COD#digits`)
  expect(flash).toMatchObject({ fields: { captcha: 'badCaptcha' } })
})

test('another captcha keeps what was chosen, with and without script', async () => {
  const buyer = await newBuyer()
  const fields = await form(buyer, { buy: `${STOLE}.2.S.` })
  expect((await post('refresh', fields, buyer)).to).toBe(
    `/checkout2?buy=${STOLE}.2.S.&address=${buyer.address}&pay=COD#captcha`,
  )
  const { body } = await script('refresh', fields, buyer)
  expect(body.captcha.id).not.toBe(fields.captcha_id)
})

test('Buy Now leads a customer to the checkout of that line, a visitor to the sign-in with it', async () => {
  const buyer = await newBuyer()
  const line = { id: String(KURTA), unit: '2', size: 'S', color: 'Red' }
  expect((await post('buy-now', line, buyer)).to).toBe(`/checkout2?buy=${KURTA}.2.S.Red`)
  expect((await post('buy-now', line)).to).toBe(
    `/login?from=${encodeURIComponent(`/checkout2?buy=${KURTA}.2.S.Red`)}`,
  )
  expect((await post('buy-now', { ...line, size: '' }, buyer)).flash).toEqual({ say: 'chooseSize' })
  expect((await script('buy-now', { ...line, unit: '99' }, buyer)).body.message).toBe(ONLY_NINE)
  expect((await script('buy-now', { ...line, id: '999' }, buyer)).body.message).toBe(messages.productGone)
})

test('Buy Now with a number leads a visitor to the guest’s form with that line, and a customer to the checkout', async () => {
  const buyer = await newBuyer()
  const line = { id: String(KURTA), unit: '2', size: 'S', color: 'Red' }
  expect((await post('buy-as-guest', line)).to).toBe(`/guest?buy=${KURTA}.2.S.Red`)
  expect((await post('buy-as-guest', line, buyer)).to).toBe(`/checkout2?buy=${KURTA}.2.S.Red`)
  expect((await post('buy-as-guest', { ...line, size: '' })).flash).toEqual({ say: 'chooseSize' })
  expect((await script('buy-as-guest', { ...line, id: '999' })).body.message).toBe(messages.productGone)
})

test('Buy Now leaves the cart alone', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: STOLE, unit: 2 }], buyer)
  await post('place', await form(buyer, { buy: `${STOLE}.2.S.` }), buyer)
  expect(await ordersOf(buyer.id)).toHaveLength(1)
  expect(await shop.fetchCart({}, buyer)).toHaveLength(1)
})

test('the cancellation needs its reason and ten characters, and goes on to its result', async () => {
  const buyer = await newBuyer()
  await post('place', await form(buyer), buyer)
  const coorderid = (await ordersOf(buyer.id))[0]?.id ?? ''
  const good = { coorderid, reason: 'Cash Issue', comment: 'No cash this month.' }
  const back = `/cancellation-form?order=${coorderid}`
  expect(await post('cancel', { ...good, reason: '' }, buyer)).toMatchObject({
    to: back,
    flash: { say: 'chooseReason' },
  })
  expect(await post('cancel', { ...good, comment: ' nine ... ' }, buyer)).toMatchObject({
    to: back,
    flash: { say: 'commentShortSubmit', fields: { comment: 'commentShort' } },
  })
  const other = await newBuyer()
  expect(await post('cancel', { ...good, comment: 'x'.repeat(1001) }, buyer)).toMatchObject({
    to: back,
    flash: { fields: { comment: 'tooLong' } },
  })
  expect(await script('cancel', { ...good, coorderid: '' }, buyer)).toMatchObject({
    status: 404,
    body: { message: messages.orderDataMissing },
  })
  expect(await script('cancel', good, other)).toMatchObject({
    status: 404,
    body: { message: messages.orderDataMissing },
  })
  expect((await post('cancel', good, buyer)).to).toBe(`/order-cancelled?order=${coorderid}`)
  expect(await script('cancel', good, buyer)).toMatchObject({ status: 409 })
})

test('nobody is led to the sign-in and back', async () => {
  const buyer = await newBuyer()
  const fields = await form(buyer)
  const answer = await post('place', fields)
  expect(answer.to).toBe(`/login?from=${encodeURIComponent(`/checkout2?address=${buyer.address}&pay=COD`)}`)
  const dead = await post('place', fields, { ...buyer, token: 'over' })
  expect(dead).toMatchObject({ to: answer.to, flash: { say: 'sessionExpired' } })
})

test('a forged confirmation is refused with its sentence', async () => {
  const buyer = await newBuyer()
  const forged = {
    razorpay_payment_id: 'pay_1',
    razorpay_order_id: 'order_1',
    razorpay_signature: 'a'.repeat(64),
    order: 'AAAA-BBBB-CCCC-DDDD',
  }
  expect(await post('confirm', forged, buyer)).toMatchObject({
    to: '/PaymentPage?order=AAAA-BBBB-CCCC-DDDD',
    flash: { say: 'orderFailed' },
  })
})
