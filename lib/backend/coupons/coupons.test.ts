import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { db } from '../db/pool.ts'
import { setDelivery } from '../delivery/test-delivery.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { checkNow, endHold, withOnlineOrders } from '../orders/test-online.ts'
import { type Buyer, newBuyer, shop } from '../orders/test-orders.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { addProduct } from '../test-product.ts'
import { allCoupons, stopCoupon } from './seller-coupons.ts'
import { newCoupon, orderWith, quoteWith, setFreeAbove } from './test-coupons.ts'

const { gateway, pays } = withOnlineOrders()

const [KURTA, LAMP, SHIRT] = [10, 11, 12]
const kurta = (units = 1) => [{ id: KURTA, units }]
let asha: Buyer
beforeAll(async () => {
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { NA: 100_000 }, price: 1000, delivery: 50 })
  await addProduct({ id: LAMP, name: 'Brass lamp', sizes: { NA: 100_000 }, price: 400, delivery: 0 })
  await addProduct({ id: SHIRT, name: 'HOLI T-SHIRT', sizes: { S: 1000 }, price: 199, delivery: 50 })
  await db.run('insert into sections (id, level, parent_id, name) values (9, $1, 2, $2)', [
    'subcategory',
    'Lamps',
  ])
  await db.run('update products set subcategory_id = 9 where id = $1', [LAMP])
})
beforeEach(async () => {
  await setFreeAbove(undefined)
  asha = await newBuyer()
})
afterEach(() => db.run('truncate delivery_rules'))

const usedOf = async (code: string) => (await allCoupons()).find(coupon => coupon.code === code)?.used
const amountsOf = (id: string) =>
  db.one<{
    subtotal: number
    delivery: number
    coupon: number
    discount: number
    total: number
    coupon_code: string
  }>('select subtotal, delivery, coupon, discount, total, coupon_code from orders where id = $1', [id])

describe('what a coupon takes off', () => {
  test('first the coupon, then the percentage for paying online of what is left of the goods, then delivery', async () => {
    await newCoupon('TEN', { percent: '10' })
    const quote = await quoteWith(asha, ' ten ', kurta())
    expect(quote).toMatchObject({
      subtotal: 1000,
      coupon: 100,
      delivery: 50,
      couponCode: 'TEN',
      takesCoupons: true,
    })
    expect(quote).toMatchObject({ onlineDiscount: 90, totalCod: 950, totalOnline: 860 })
    const cod = await orderWith(asha, 'TEN', kurta(), { expected: 950 })
    expect(await amountsOf(cod.coorderid)).toEqual({
      ...{
        subtotal: 100_000,
        delivery: 5_000,
        coupon: 10_000,
        discount: 0,
        total: 95_000,
        coupon_code: 'TEN',
      },
    })
    const online = await orderWith(asha, 'TEN', kurta(), { mode: 'ONLINE', expected: 860 })
    expect(await amountsOf(online.coorderid)).toMatchObject({ discount: 9_000, total: 86_000 })
    const told = await shop.order({ coorderid: cod.coorderid }, asha)
    expect(told).toMatchObject({ coupon: 100, couponCode: 'TEN', total: 950 })
  })

  test('a percentage has its most, a flat one its amount, and free delivery the delivery', async () => {
    await newCoupon('CAPPED', { percent: '50', most: '300' })
    await newCoupon('FLAT', { flat: '120' })
    await newCoupon('SHIP', { 'free-delivery': 'yes' })
    expect(await quoteWith(asha, 'CAPPED', kurta())).toMatchObject({ coupon: 300, totalCod: 750 })
    expect(await quoteWith(asha, 'FLAT', kurta())).toMatchObject({ coupon: 120, totalCod: 930 })
    expect(await quoteWith(asha, 'SHIP', kurta())).toMatchObject({ coupon: 0, delivery: 0, totalCod: 1000 })
    const { coorderid } = await orderWith(asha, 'SHIP', kurta(), { expected: 1000 })
    expect(await amountsOf(coorderid)).toMatchObject({ coupon: 0, delivery: 0, coupon_code: 'SHIP' })
    expect(await quoteWith(asha, 'SHIP', [{ id: LAMP }])).toMatchObject({
      couponRefused: 'With this coupon your order would not cost less.',
      totalCod: 400,
    })
  })

  test('one for some products or sections takes off these alone', async () => {
    await newCoupon('KURTAS', { percent: '10', products: 'A-10' })
    await newCoupon('LAMPS', { percent: '10', sections: '9' })
    const both = [...kurta(), { id: LAMP }]
    expect(await quoteWith(asha, 'KURTAS', both)).toMatchObject({ coupon: 100 })
    expect(await quoteWith(asha, 'LAMPS', both)).toMatchObject({ coupon: 40 })
    expect(await quoteWith(asha, 'LAMPS', kurta())).toMatchObject({
      coupon: 0,
      couponRefused: 'This coupon is not for what you are ordering.',
    })
    const { coorderid } = await orderWith(asha, 'LAMPS', both)
    const shares = await db.query(
      'select reduction from order_line_taxes where order_id = $1 order by place',
      [coorderid],
    )
    expect(shares).toEqual([{ reduction: 0 }, { reduction: 4_000 }])
  })

  test('two HOLI T-SHIRTs at the offer’s price take no coupon; with company they do', async () => {
    await newCoupon('HOLI', { percent: '10' })
    const shirts = { prod_id: SHIRT, unit: 2, cart_size: 'S' }
    const quoteOf = async (lines: object[]) =>
      (await shop.checkout({ lines, coupan_Code: 'HOLI' } as never, asha)).data?.[0]
    expect(await quoteOf([shirts])).toMatchObject({
      ...{ subtotal: 249, delivery: 0, coupon: 0, totalCod: 249 },
      couponRefused: 'The price of the offer takes no coupon.',
    })
    expect(await quoteOf([shirts, { prod_id: LAMP, unit: 1 }])).toMatchObject({ coupon: 80 })
  })

  test('a coupon never makes an order dearer than it is without one', async () => {
    await addProduct({ id: 20, price: 500, delivery: 400, sizes: { NA: 1000 } })
    await newCoupon('ONE', { flat: '1' })
    const plain = await quoteWith(asha, '', [{ id: 20 }])
    const taken = await quoteWith(asha, 'ONE', [{ id: 20 }])
    expect(taken.totalCod).toBeLessThan(plain.totalCod)
    expect(taken.totalOnline).toBeLessThanOrEqual(plain.totalOnline)
  })
})

describe('what refuses a coupon', () => {
  const refusedAt = async (code: string, buyer = asha, lines = kurta()) => {
    const quote = await quoteWith(buyer, code, lines)
    const order = await orderWith(buyer, code, lines).catch(error => error)
    expect(order.message).toBe(quote.couponRefused)
    expect(order.status).toBe(409)
    expect([quote.coupon, quote.couponCode]).toEqual([0, undefined])
    return quote.couponRefused
  }

  test('each reason has its sentence, in the quote and at the order', async () => {
    await newCoupon('LATER', { percent: '10', from: '2035-03-01' })
    await newCoupon('PAST', { percent: '10', to: '2024-03-01' })
    await newCoupon('LEAST', { percent: '10', least: '1500' })
    await newCoupon('STOPPED', { percent: '10' })
    await stopCoupon('stopped')
    expect(await refusedAt('NONE')).toMatch(/^There is no coupon with this code/)
    expect(await refusedAt('LATER')).toBe('This coupon can be used from Thu 1 Mar on.')
    expect(await refusedAt('PAST')).toBe('This coupon has ended.')
    expect(await refusedAt('STOPPED')).toBe('This coupon has ended.')
    expect(await refusedAt('LEAST')).toBe(
      'This coupon is for goods of ₹1,500 or more: ₹500 more of what it is for.',
    )
    expect(await quoteWith(asha, 'LEAST', kurta(2))).toMatchObject({ coupon: 200 })
  })

  test('a flat one leaves something to pay', async () => {
    await newCoupon('ALL', { flat: '1000' })
    expect(await refusedAt('ALL')).toMatch(/₹1,001 or more/)
  })

  test('a first order is one of an account and a number without any that stands', async () => {
    await newCoupon('FIRST', { percent: '10', 'first-order': 'yes' })
    await addNumber(asha, '9811100001')
    expect(await quoteWith(asha, 'FIRST', kurta())).toMatchObject({ coupon: 100 })
    const { coorderid } = await orderWith(asha, 'FIRST', kurta())
    expect(await refusedAt('FIRST')).toBe('This coupon is for a first order.')
    const other = await newBuyer()
    await db.run(`update orders set address = address || '{"mobileno": "9811100002"}' where id = $1`, [
      coorderid,
    ])
    await addNumber(other, '9811100002')
    expect(await refusedAt('FIRST', other)).toBe('This coupon is for a first order.')
    await cancelByShop(coorderid, 'No stock')
    expect(await quoteWith(asha, 'FIRST', kurta())).toMatchObject({ coupon: 100 })
  })

  test('once a number is once, also from another account and for a guest', async () => {
    await newCoupon('ONCE', { percent: '10', 'per-number': '1' })
    await addNumber(asha, '9811100003')
    await orderWith(asha, 'ONCE', kurta())
    expect(await refusedAt('ONCE')).toBe('You have used this coupon already.')
    await db.run('update customers set mobile = null where id = $1', [asha.id])
    const other = await newBuyer()
    await addNumber(other, '9811100003')
    expect(await refusedAt('ONCE', other)).toBe('You have used this coupon already.')
    const guest = await newBuyer()
    await db.run(
      `update customers set mobile = null, guest = true, guest_mobile = '9811100003' where id = $1`,
      [guest.id],
    )
    expect(await refusedAt('ONCE', guest)).toBe('You have used this coupon already.')
  })

  test('ten wrong codes in ten minutes are enough, and a right one has to wait then; the same one again is no other', async () => {
    await newCoupon('RIGHT', { percent: '10' })
    for (let n = 0; n < 30; n++) await quoteWith(asha, 'SAME', kurta())
    for (let n = 0; n < 8; n++) await quoteWith(asha, `GUESS${n}`, kurta())
    expect(await quoteWith(asha, 'RIGHT', kurta())).toMatchObject({ coupon: 100 })
    await quoteWith(asha, 'GUESS9', kurta())
    const quote = await quoteWith(asha, 'RIGHT', kurta())
    expect(quote).toMatchObject({
      coupon: 0,
      couponRefused: expect.stringContaining('in 10 minutes'),
    })
    // What is left of the ten minutes.
    expect(quote.couponWait).toBeGreaterThan(540)
    expect(quote.couponWait).toBeLessThanOrEqual(600)
    await expect(orderWith(asha, 'RIGHT', kurta())).rejects.toMatchObject({ status: 429 })
    expect(await quoteWith(await newBuyer(), 'RIGHT', kurta())).toMatchObject({ coupon: 100 })
  })
})

const addNumber = async (buyer: Buyer, mobile: string) => {
  await db.run('update customers set mobile = null where mobile = $1', [mobile])
  await db.run('update customers set mobile = $2 where id = $1', [buyer.id, mobile])
}

describe('how often it is used', () => {
  test('two hundred orders at once for a coupon of fifty uses: fifty have it, and nobody is charged another total', async () => {
    await newCoupon('RACE', { percent: '10', 'in-all': '50' })
    const buyers: Buyer[] = []
    while (buyers.length < 200) buyers.push(await newBuyer())
    // A machine that is busy elsewhere refuses some for that alone: they press again, with the same key.
    const press = async (
      buyer: Buyer,
    ): Promise<{ coorderid?: string; status?: number; message?: string }> => {
      const asked = orderWith(buyer, 'RACE', kurta(), { expected: 950, key: `race-${buyer.id}` })
      const result = await asked.catch(error => error)
      return result.coorderid || result.status === 409 ? result : press(buyer)
    }
    const results = await Promise.all(buyers.map(press))
    const placed = results.filter(result => result.coorderid)
    expect(placed).toHaveLength(50)
    const refused = results
      .filter(result => !result.coorderid)
      .map(({ status, message }) => `${status} ${message}`)
    expect([...new Set(refused)]).toEqual(['409 This coupon has been used as often as it can be.'])
    const rows = await db.query<{ total: number }>(`select total from orders where coupon_code = 'RACE'`)
    expect(rows.map(({ total }) => total)).toEqual(Array(50).fill(95_000))
    expect(await usedOf('RACE')).toBe(50)
  }, 120_000)

  test('one number’s orders from several accounts at once have it once', async () => {
    await newCoupon('TWIN', { percent: '10', 'per-number': '1', 'first-order': 'yes' })
    const buyers = [await newBuyer(), await newBuyer(), await newBuyer()]
    // Without a number of their own the address’s counts, which is the same for all of them.
    await db.run('update customers set mobile = null where id = any($1)', [buyers.map(({ id }) => id)])
    await db.run(`update addresses set mobile = '9811100009' where customer_id = any($1)`, [
      buyers.map(({ id }) => id),
    ])
    const results = await Promise.all(
      buyers.map(buyer => orderWith(buyer, 'TWIN', kurta()).catch(error => error)),
    )
    expect(results.filter(result => result.coorderid)).toHaveLength(1)
  })

  test('what is cancelled or expires gives its use back, and what is paid late has it again', async () => {
    await newCoupon('BACK', { percent: '10', 'in-all': '1' })
    const { coorderid } = await orderWith(asha, 'BACK', kurta())
    const other = await newBuyer()
    await expect(orderWith(other, 'BACK', kurta())).rejects.toMatchObject({ key: 'couponUsedUp' })
    await cancelByShop(coorderid, 'No stock')
    const online = await orderWith(other, 'BACK', kurta(), { mode: 'ONLINE' })
    expect(await usedOf('BACK')).toBe(1)
    await endHold(online.coorderid)
    await expireHolds()
    expect(await usedOf('BACK')).toBe(0)
    await pays(online.gatewayOrder?.id ?? '')
    await checkNow(online.coorderid)
    expect(await usedOf('BACK')).toBe(1)
  })

  test('an order of which no payment could be opened has used nothing', async () => {
    await newCoupon('UNMADE', { percent: '10', 'in-all': '1' })
    setPaymentSettings({ ...gateway.settings, apiUrl: `http://${NOBODY_LISTENS}` })
    await expect(orderWith(asha, 'UNMADE', kurta(), { mode: 'ONLINE' })).rejects.toMatchObject({
      status: 503,
    })
    setPaymentSettings(gateway.settings)
    expect(await usedOf('UNMADE')).toBe(0)
    expect(await orderWith(asha, 'UNMADE', kurta())).toMatchObject({ coorderid: expect.any(String) })
  })

  test('the same key again is the same order, and one use', async () => {
    await newCoupon('AGAIN', { percent: '10' })
    const first = await orderWith(asha, 'AGAIN', kurta(), { key: 'the-same-key' })
    const second = await orderWith(asha, 'AGAIN', kurta(), { key: 'the-same-key' })
    expect(second.coorderid).toBe(first.coorderid)
    expect(await usedOf('AGAIN')).toBe(1)
  })

  test('a coupon that ends between page and order refuses it; nothing is ordered at another total', async () => {
    await newCoupon('ENDING', { percent: '10' })
    expect(await quoteWith(asha, 'ENDING', kurta())).toMatchObject({ totalCod: 950 })
    await stopCoupon('ENDING')
    await expect(orderWith(asha, 'ENDING', kurta(), { expected: 950 })).rejects.toMatchObject({
      status: 409,
      key: 'couponEnded',
    })
  })
})

describe('free delivery from an amount on', () => {
  test('counts the goods after the coupon, and tells what is missing', async () => {
    await setFreeAbove(1500)
    await newCoupon('HALF', { percent: '50' })
    expect(await quoteWith(asha, '', kurta())).toMatchObject({
      ...{ delivery: 50, freeDeliverySays: '₹500 more for free delivery' },
    })
    const free = await quoteWith(asha, '', kurta(2))
    expect(free).toMatchObject({ delivery: 0, totalCod: 2000 })
    expect(free.freeDeliverySays).toBeUndefined()
    expect(await quoteWith(asha, 'HALF', kurta(2))).toMatchObject({
      ...{ coupon: 1000, delivery: 100, totalCod: 1100, freeDeliverySays: '₹500 more for free delivery' },
    })
    const { coorderid } = await orderWith(asha, '', kurta(2), { expected: 2000 })
    expect(await amountsOf(coorderid)).toMatchObject({ delivery: 0, total: 200_000 })
  })

  test('the charge of the table of PIN codes is waived as well', async () => {
    await setDelivery({ '4': { charge: 7_900 } })
    await setFreeAbove(1500)
    expect(await quoteWith(asha, '', kurta())).toMatchObject({ delivery: 79 })
    expect(await quoteWith(asha, '', kurta(2))).toMatchObject({ delivery: 0 })
  })

  test('a coupon that costs more in delivery than it takes off is not taken', async () => {
    await setFreeAbove(1000)
    await newCoupon('SMALL', { flat: '10' })
    expect(await quoteWith(asha, 'SMALL', kurta())).toMatchObject({
      ...{ delivery: 0, totalCod: 1000, couponRefused: 'With this coupon your order would not cost less.' },
    })
  })
})
