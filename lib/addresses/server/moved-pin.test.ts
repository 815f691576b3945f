import { postForm } from '#lib/api/server/post-form.ts'
import { setSeller } from '#lib/backend/bills/test-seller.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { setDelivery } from '#lib/backend/delivery/test-delivery.ts'
import { orderForMail } from '#lib/backend/mail/order-for-mail.ts'
import { stepOrder } from '#lib/backend/orders/step-order.ts'
import { type Buyer, newBuyer, order, shop } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { guestPlace } from '#lib/checkout/server/guest-place.ts'
import { answerPin } from '#lib/delivery/server/answer-pin.ts'
import { pinCookie } from '#lib/delivery/server/pin-cookie.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'
import { addressActions } from './address-actions.ts'

// A directory of India Post that came later has 560001 in Karnataka; when the address was saved, it lay in Kerala.
withTestDatabase()

const MOVED = { pincode: '560001', state: 'Kerala' }

beforeAll(async () => {
  await addProduct({ id: 1, sizes: { NA: 100 }, price: 500, delivery: 40 })
  await setSeller()
  await setDelivery({ 56: { charge: 4900, days: { from: 2, to: 3 } }, '*': { charge: 9900 } })
})

const savedBefore = async () => {
  const buyer = await newBuyer()
  await db.run('update addresses set pincode = $2, state = $3 where id = $1', [
    buyer.address,
    MOVED.pincode,
    MOVED.state,
  ])
  return buyer
}

async function save(buyer: Buyer, more: Record<string, string> = {}) {
  const [was] = await shop.addresses({}, buyer)
  const form = {
    ...{ id: buyer.address, name: 'Asha Verma', email: buyer.email, mobile: '9876543210', ...MOVED },
    ...{ address1: '14 Ghat Road', address2: 'Maheshwar', city: was?.city ?? '', from: '/your-address' },
  }
  const response = await postForm(
    new Request('http://shop.test/do/addresses/save', {
      method: 'POST',
      headers: {
        ...{ host: 'shop.test', origin: 'http://shop.test', accept: 'application/json' },
        cookie: `user_token=${buyer.token}`,
      },
      body: new URLSearchParams({ ...form, ...more }),
    }),
    addressActions.save,
  )
  return response.json() as Promise<{ fields?: Record<string, string> }>
}

test('the directory of now has it elsewhere', () => {
  expect(findPin(MOVED.pincode)?.places.map(({ state }) => state)).toEqual(['Karnataka'])
})

test('an address that was saved before is delivered to and billed as it was saved', async () => {
  const buyer = await savedBefore()
  const { data } = await shop.checkout({ lines: [{ prod_id: 1, unit: 1 }], addressid: buyer.address }, buyer)
  expect(data?.[0]).toMatchObject({ delivery: 49, deliverTo: '560001' })
  const { coorderid: id } = await order(buyer, 'COD', [{ id: 1 }])
  const promised = (await orderForMail(id)).deliverBy
  expect(promised).toBe(data?.[0]?.deliverBy)
  expect(await stepOrder(id, 'packed')).toMatchObject({ done: true })
  const bill = await db.one<{ state: string }>(
    `select printed->>'placeOfSupply' as state from bills where order_id = $1`,
    [id],
  )
  expect(bill?.state).toContain('Kerala')
  // Its owner corrects the address afterwards: what is ordered already keeps what it was promised.
  await save(buyer, { state: 'Karnataka' })
  expect(await orderForMail(id)).toMatchObject({ deliverBy: promised, delivery: 49 })
  expect(await db.one(`select address->>'STATENAME' as state from orders where id = $1`, [id])).toEqual({
    state: 'Kerala',
  })
})

test('its form asks once it is changed, and whoever is sure is believed', async () => {
  const buyer = await savedBefore()
  expect(Object.keys((await save(buyer)).fields ?? {}).toSorted()).toEqual(['state', 'sure'])
  expect((await shop.addresses({}, buyer))[0]).toMatchObject({ STATENAME: 'Kerala' })
  expect((await save(buyer, { sure: 'yes' })).fields ?? {}).toEqual({})
  expect((await shop.addresses({}, buyer))[0]).toMatchObject({ STATENAME: 'Kerala' })
  expect((await save(buyer, { state: 'Karnataka' })).fields ?? {}).toEqual({})
  expect((await shop.addresses({}, buyer))[0]).toMatchObject({ STATENAME: 'Karnataka' })
})

test('a PIN code that a browser remembers, and a guest’s form, follow the directory', async () => {
  expect(pinCookie(new URLSearchParams({ pin: MOVED.pincode }))).toContain(MOVED.pincode)
  expect(await answerPin(MOVED.pincode)).toMatchObject({
    ok: true,
    more: expect.stringContaining('Karnataka'),
  })
  expect(guestPlace({ ...MOVED, city: 'Kochi', district: 'Ernakulam' })).toMatchObject({
    state: 'Karnataka',
    district: 'Bengaluru Urban',
  })
})
