import { postForm } from '#lib/api/server/post-form.ts'
import { captcha } from '#lib/api/server/shop.ts'
import { openChallenge } from '#lib/backend/captcha/challenge-token.ts'
import { db } from '#lib/backend/db/pool.ts'
import { STOLE, withOnlineOrders } from '#lib/backend/orders/test-online.ts'
import { newBuyer } from '#lib/backend/orders/test-orders.ts'
import { receiveCallback, stepOfGuest } from '#lib/backend/payments/callback.ts'
import { decodeCart, encodeCart, newGuestId } from '#lib/cart/rules/cart-cookie.ts'
import { formActions } from '#lib/forms/server/form-actions.ts'
import { GET, POST } from '../../../app/(api)/payment-callback/route.ts'
import { guestTokenOf } from './guest-cookie.ts'

const { pays } = withOnlineOrders()

type Jar = Record<string, string>
let last = 0
const newMobile = () => String(9_600_000_000 + ++last)
const cart = () => encodeCart({ guest: newGuestId(), lines: [{ id: STOLE, unit: 1, size: 'S', color: '' }] })

/** Sends a form as a browser with these cookies, which it keeps up to date. */
async function send(
  jar: Jar,
  [word, action]: [string, string],
  fields: Record<string, string>,
  script = false,
) {
  const actions = formActions as unknown as Record<string, Record<string, Parameters<typeof postForm>[1]>>
  const form = actions[word]?.[action]
  if (!form) throw new Error('No such form.')
  const response = await postForm(
    new Request(`http://shop.test/do/${word}/${action}`, {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        accept: script ? 'application/json' : 'text/html',
        'x-client-address': '203.0.113.60',
        cookie: Object.entries(jar)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
      },
      body: new URLSearchParams(fields),
    }),
    form,
  )
  delete jar.flash
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value) jar[name] = value
    else delete jar[name]
  }
  const flash = jar.flash
    ? JSON.parse(Buffer.from(decodeURIComponent(jar.flash), 'base64url').toString())
    : {}
  return {
    status: response.status,
    to: response.headers.get('location'),
    flash,
    cookies: response.headers.getSetCookie(),
    body: script ? await response.json() : {},
  }
}

const home = (more: Record<string, string> = {}) => ({
  name: 'Meera Nair',
  mobile: newMobile(),
  email: '',
  address1: '4 Temple Street',
  pincode: '560001',
  ...more,
})
const enter = (jar: Jar, more?: Record<string, string>, script = false) =>
  send(jar, ['guest', 'enter'], home(more), script)

const addressOf = async (mobile: string) =>
  (
    await db.one<{ id: string }>(
      'select a.id from addresses a join customers c on c.id = a.customer_id where guest_mobile = $1 order by c.created_at desc',
      [mobile],
    )
  )?.id ?? ''

const placing = async (mobile: string, more: Record<string, string> = {}) => ({
  order_key: crypto.randomUUID(),
  orders: JSON.stringify([
    { prod_id: STOLE, productcode: `A-${STOLE}`, quantity: 1, cart_size: '', cart_color: '' },
  ]),
  expected_cod: '1000',
  expected_online: '900',
  addressid: await addressOf(mobile),
  paymentmode: 'COD',
  ...more,
})

const guestWithCart = async () => {
  const [jar, mobile] = [{ cartItems: cart() } as Jar, newMobile()]
  await enter(jar, { mobile })
  return { jar, mobile }
}

test('Rule 99: a name, a number, a street and a PIN code in any notation are enough; the rest is filled in', async () => {
  const jar: Jar = {}
  const mobile = newMobile()
  const entered = await enter(jar, {
    mobile: `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`,
    pincode: '५६० ००१',
  })
  expect(entered).toMatchObject({ status: 303, to: '/guest-checkout' })
  expect(entered.cookies.find(line => line.startsWith('guest_token='))).toMatch(
    /^guest_token=[\w-]{43}; Path=\/; SameSite=Lax; Max-Age=7776000; HttpOnly$/,
  )
  expect(entered.cookies.some(line => line.startsWith('user_token='))).toBe(false)
  const row = await db.one('select city, district, state, pincode from addresses where id = $1', [
    await addressOf(mobile),
  ])
  expect(row).toMatchObject({ state: 'Karnataka', pincode: '560001' })
  expect(Object.values(row ?? {})).not.toContain('')
})

test.each([
  [{ name: '' }, { name: 'fieldRequired' }],
  [{ name: 'x'.repeat(200) }, { name: 'tooLong' }],
  [{ mobile: '12345' }, { mobile: 'mobileDigits' }],
  [{ mobile: '98765432101234' }, { mobile: 'mobileDigits' }],
  [{ email: 'meera' }, { email: 'emailForm' }],
  [{ address1: ' ' }, { address1: 'fieldRequired' }],
  [{ pincode: '5600' }, { pincode: 'pincodeDigits' }],
  [
    { pincode: '999999' },
    { pincode: 'pincodeUnknown', sure: 'addressIsRight', city: 'fieldRequired', state: 'chooseState' },
  ],
  [{ pincode: '504273' }, { district: 'chooseDistrict' }],
])('%j is refused at its field, and no guest is made', async (wrong, fields) => {
  const jar: Jar = {}
  expect(await enter(jar, wrong as Record<string, string>)).toMatchObject({
    to: '/guest',
    flash: { fields, typed: { address1: expect.any(String) } },
  })
  expect(await enter({}, wrong as Record<string, string>, true)).toMatchObject({ status: 422 })
  expect(jar.guest_token).toBeUndefined()
})

test('what the PIN code does not tell is asked, and who says that it is right is believed', async () => {
  const mobile = newMobile()
  const asked = { mobile, pincode: '999999', city: 'Naya Gaon', state: 'Bihar', sure: 'yes' }
  expect(await enter({}, asked)).toMatchObject({ to: '/guest-checkout' })
  expect(await db.one('select city, state from addresses where id = $1', [await addressOf(mobile)])).toEqual({
    city: 'Naya Gaon',
    state: 'Bihar',
  })
  expect(await enter({}, { pincode: '504273', district: 'Mancherial' })).toMatchObject({
    to: '/guest-checkout',
  })
})

test('Rule 99: the order leads to its own link, empties the browser’s cart, and comes once however often it is sent', async () => {
  const { jar, mobile } = await guestWithCart()
  const fields = await placing(mobile)
  const [one, two] = await Promise.all([
    send({ ...jar }, ['guest', 'place'], fields),
    send(jar, ['guest', 'place'], fields),
  ])
  expect(one).toMatchObject({ status: 303, to: expect.stringMatching(/^\/order\/[\w-]{43}$/) })
  expect(two).toMatchObject({ to: one.to, flash: { say: 'guestOrdered' } })
  expect(jar.cartItems).toBeUndefined()
  expect(jar.order_browser).toMatch(/^[\w-]{43}$/)
  // Once more, from the page before.
  expect(await send(jar, ['guest', 'place'], fields)).toMatchObject({ to: one.to })
  const rows = await db.query(
    'select 1 from orders o join customers c on c.id = o.customer_id where guest_mobile = $1',
    [mobile],
  )
  expect(rows).toHaveLength(1)
  // Another tab, whose page still shows it.
  expect(await send(jar, ['guest', 'place'], await placing(mobile))).toMatchObject({
    flash: { say: 'notInCart' },
  })
})

test('Rule 100: the second order asks for the digits, and takes the right ones only', async () => {
  const { jar, mobile } = await guestWithCart()
  await send(jar, ['guest', 'place'], await placing(mobile))
  jar.cartItems = cart()
  const asked = await send(jar, ['guest', 'place'], await placing(mobile), true)
  expect(asked).toMatchObject({
    status: 422,
    body: {
      captcha: { id: expect.any(String) },
      fields: { captcha: expect.stringContaining('four digits') },
    },
  })
  const wrong = await placing(mobile, { captcha_id: asked.body.captcha.id, captcha: 'nope' })
  expect(await send(jar, ['guest', 'place'], wrong)).toMatchObject({
    to: expect.stringMatching(/^\/guest-checkout.*#digits$/),
    flash: { say: 'badCaptcha' },
  })
  const id = captcha.make()
  const right = await placing(mobile, { captcha_id: id, captcha: openChallenge(id)?.digits ?? '' })
  expect(await send(jar, ['guest', 'place'], right)).toMatchObject({
    to: expect.stringMatching(/^\/order\//),
  })
})

test('a Buy Now survives the form, and leaves the cart alone', async () => {
  const [jar, mobile] = [{ cartItems: cart() } as Jar, newMobile()]
  const buy = `${STOLE}.2.S.`
  const entered = await enter(jar, { mobile, buy })
  expect(entered.to).toBe(`/guest-checkout?buy=${STOLE}.2.S.`)
  const refused = await enter({ ...jar }, { mobile: '1', buy })
  expect(refused.to).toBe(`/guest?buy=${STOLE}.2.S.`)
  await send(jar, ['guest', 'place'], await placing(mobile, { buy }))
  expect(jar.cartItems).toBeDefined()
})

test('an order to pay online goes on to the guest’s payment, is paid there, and leads to its link', async () => {
  const { jar, mobile } = await guestWithCart()
  const placed = await send(jar, ['guest', 'place'], await placing(mobile, { paymentmode: 'ONLINE' }), true)
  const { coorderid, gatewayOrder } = placed.body
  expect(placed.body.to).toBe(`/guest-payment?order=${coorderid}`)
  expect(jar.cartItems).toBeDefined()
  expect(await send(jar, ['guest', 'state'], { order: coorderid }, true)).toMatchObject({
    body: { state: 'Awaiting payment' },
  })
  const { checkout } = { checkout: await pays(gatewayOrder.id) }
  const signed = checkout as unknown as Record<string, string>
  const confirmed = await send(jar, ['guest', 'confirm'], { ...signed, order: coorderid }, true)
  expect([confirmed.status, confirmed.body]).toMatchObject([200, { to: expect.stringMatching(/^\/order\//) }])
  expect(jar.cartItems).toBeUndefined()
})

test('a signed-in customer is no guest, and a guest’s cookie is no session', async () => {
  const buyer = await newBuyer()
  const jar: Jar = { user_token: buyer.token, cartItems: cart() }
  expect(await enter(jar)).toMatchObject({ to: '/checkout2' })
  expect(jar.guest_token).toBeUndefined()
  const { jar: guest, mobile } = await guestWithCart()
  const both: Jar = { ...guest, user_token: buyer.token }
  expect(await send(both, ['guest', 'place'], await placing(mobile))).toMatchObject({
    to: expect.stringMatching(/^\/checkout2/),
  })
  expect(guestTokenOf(`guest_token=${guest.guest_token}; user_token=${buyer.token}`)).toBeUndefined()
  const forms: [string, string, Record<string, string>][] = [
    ['checkout', 'cancel', { coorderid: 'X', reason: 'Cash Issue', comment: 'No cash this month.' }],
    [
      'addresses',
      'save',
      { ...home(), email: 'a@b.in', address2: 'Fort', city: 'Bengaluru', state: 'Karnataka' },
    ],
    [
      'session',
      'password',
      { old_password: 'Chambal-77', new_password: 'Chambal-78', confirm: 'Chambal-78' },
    ],
  ]
  for (const [word, action, fields] of forms)
    for (const cookies of [guest, { ...guest, user_token: guest.guest_token ?? '' }])
      expect(await send({ ...cookies }, [word, action], fields, true)).toMatchObject({ status: 401 })
})

test('nobody without a guest’s cookie orders, asks or pays; who comes again fills in the form', async () => {
  const { mobile } = await guestWithCart()
  const fields = await placing(mobile)
  for (const jar of [{}, { guest_token: 'x' }, { guest_token: 'x'.repeat(43) }] as Jar[]) {
    jar.cartItems = cart()
    expect(await send(jar, ['guest', 'place'], fields)).toMatchObject({
      to: expect.stringMatching(/^\/guest\?/),
    })
    expect(await send(jar, ['guest', 'quote'], fields, true)).not.toMatchObject({
      body: { quote: expect.anything() },
    })
    expect((await send(jar, ['guest', 'state'], { order: 'X' }, true)).body.state ?? '').toBe('')
  }
  // Another guest with this address.
  const { jar } = await guestWithCart()
  expect(await send(jar, ['guest', 'place'], fields)).toMatchObject({ flash: { say: 'addressGone' } })
})

test('“Forget it” leaves nothing of the guest in the browser', async () => {
  const { jar } = await guestWithCart()
  const before = jar.guest_token
  expect(await send(jar, ['guest', 'forget'], {})).toMatchObject({
    to: '/guest',
    flash: { say: 'guestForgotten' },
  })
  expect(jar.guest_token).toBeUndefined()
  expect(
    await send({ guest_token: before ?? '', cartItems: cart() }, ['guest', 'place'], await placing('0')),
  ).toMatchObject({ to: expect.stringMatching(/^\/guest/) })
})

test('without script the provider’s page leads a guest back to their own payment step', async () => {
  const { jar, mobile } = await guestWithCart()
  const placed = await send(jar, ['guest', 'place'], await placing(mobile, { paymentmode: 'ONLINE' }), true)
  const { coorderid, gatewayOrder } = placed.body
  const token = guestTokenOf(`guest_token=${jar.guest_token}`) ?? ''
  expect(await stepOfGuest(gatewayOrder.id, token)).toBe(`/guest-payment?order=${coorderid}`)
  const other = await guestWithCart()
  expect(
    await stepOfGuest(gatewayOrder.id, guestTokenOf(`guest_token=${other.jar.guest_token}`) ?? ''),
  ).toBeUndefined()
  const checkout = (await pays(gatewayOrder.id)) as unknown as Record<string, string>
  expect(await receiveCallback(checkout)).toEqual({
    to: `/payment-callback?placed=${coorderid}&say=orderPaid`,
  })
})

test('the cart of a guest who comes back from the provider keeps what was not ordered, and no other guest’s changes', async () => {
  const { jar, mobile } = await guestWithCart()
  const placed = await send(jar, ['guest', 'place'], await placing(mobile, { paymentmode: 'ONLINE' }), true)
  const { coorderid, gatewayOrder } = placed.body
  const fields = (await pays(gatewayOrder.id)) as unknown as Record<string, string>
  // From the provider's page: without cookies, as often as somebody likes.
  const posted = () =>
    POST(
      new Request('http://shop.test/payment-callback', { method: 'POST', body: new URLSearchParams(fields) }),
    )
  const back = async (of: Jar) => {
    const response = await posted()
    expect([response.status, response.headers.getSetCookie()]).toEqual([303, []])
    const cookie = Object.entries(of)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const next = await GET(
      new Request(new URL(response.headers.get('location') ?? '', 'http://shop.test'), {
        headers: { cookie },
      }),
    )
    expect(next.headers.get('location')).toBe(`/guest-payment?order=${coorderid}`)
    return next.headers.getSetCookie()
  }
  expect(await back((await guestWithCart()).jar)).toEqual([])
  const lines = decodeCart(jar.cartItems).lines
  const more = { id: STOLE, unit: 1, size: 'M', color: '' }
  jar.cartItems = encodeCart({ guest: newGuestId(), lines: [...lines, more] })
  const cookies = await back(jar)
  const [, cart = ''] =
    /^cartItems=([^;]*)/.exec(cookies.find(each => each.startsWith('cartItems=')) ?? '') ?? []
  expect(decodeCart(cart).lines).toMatchObject([more])
  expect(cookies.some(each => each.startsWith('flash='))).toBe(true)
})
