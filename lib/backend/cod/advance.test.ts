import { billText } from '#lib/bills/rules/bill-text.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { db } from '../db/pool.ts'
import { orderForMail } from '../mail/order-for-mail.ts'
import { orderSections } from '../mail/order-sections.ts'
import { fillPhoneTemplate } from '../mail/phone/phone-templates.ts'
import { newOrderLetter } from '../mail/templates/new-order-for-seller.ts'
import { loseParcel } from '../orders/lose-parcel.ts'
import { orderSheet } from '../orders/order-sheet.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { stepOrder } from '../orders/step-order.ts'
import {
  checkNow,
  confirm,
  endHold,
  refundsOf,
  STOLE,
  settled,
  withOnlineOrders,
} from '../orders/test-online.ts'
import { type Buyer, mailsTo, newBuyer, order, shop, statusOf, stockOf } from '../orders/test-orders.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { setStock } from '../test-product.ts'
import { refuseParcel } from './refuse-parcel.ts'
import { setCod } from './test-cod.ts'

const { pays, givenBack } = withOnlineOrders()

beforeEach(async () => {
  await setCod({ advance: { rupees: 99, from: 1_000 }, confirmHours: 24 })
  await setStock(STOLE, 'NA', 100)
})

/** Stoles of ₹1,000 with their delivery. */
const placing = (buyer: Buyer, units = 1, key?: string) =>
  order(buyer, 'COD', [{ id: STOLE, units }], key ? { key } : {})
const paidOrder = async (buyer: Buyer) => {
  const placed = await placing(buyer)
  const gatewayId = placed.gatewayOrder?.id ?? ''
  await confirm(buyer, await pays(gatewayId))
  return { id: placed.coorderid, gatewayId }
}
const lineOf = (id: string) =>
  db.one<{ mode: string; total: number; at_door: number }>(
    'select mode, total, at_door from orders where id = $1',
    [id],
  )

test('the checkout says what is paid now and what at the door, and the provider is asked for the advance alone', async () => {
  const buyer = await newBuyer()
  const { data } = await shop.checkout({ lines: [{ prod_id: STOLE, unit: 1 }] }, buyer)
  expect(data?.[0]).toMatchObject({ totalCod: 1000, codAdvance: 99 })
  expect(Object.keys(data?.[0] ?? {})).not.toContain('codSays')
  const placed = await placing(buyer)
  expect(placed.gatewayOrder?.amount).toBe(99_00)
  expect(await statusOf(placed.coorderid)).toBe('awaiting')
  expect(await stockOf(STOLE)).toBe(99)
  expect((await mailsTo(buyer)).map(({ template }) => template)).not.toContain('orderPlaced')
  const told = await orderForMail(placed.coorderid)
  expect(told).toMatchObject({ payable: true, total: 1000, atDoor: 901, discount: 0 })
  expect(orderText(told)).toMatchObject({
    mode: 'COD',
    payment: '₹99 to pay online, not paid yet, then ₹901 at the door',
  })
})

test('once it is paid the order is placed, and each place tells advance and rest', async () => {
  const buyer = await newBuyer()
  const { id } = await paidOrder(buyer)
  expect(await statusOf(id)).toBe('placed')
  expect(await settled(id)).toMatchObject([{ outcome: 'paid', amount: 99_00 }])
  const told = await orderForMail(id)
  const text = orderText(told)
  expect(text.payment).toMatch(/^₹99 paid online.*, ₹901 to pay at the door$/)
  expect(text.sums.slice(-2)).toMatchObject([
    { name: 'In advance, online', amount: '₹99' },
    { name: 'At the door', amount: '₹901' },
  ])
  expect(told.toConfirm).toBeUndefined()
  expect(JSON.stringify(orderSections(text))).toContain('In advance, online')
  const row = await sellerOrder(id)
  expect(row && orderSheet(row)).toContainEqual(['Collect', '₹901 at the door'])
  expect(JSON.stringify(newOrderLetter('Asha', told, { shop: 'Haat' } as never))).toContain(
    'Collect ₹901 at the door.',
  )
  const { text: short } = await fillPhoneTemplate('orderPlaced', { orderId: id }, 'Haat')
  expect(short).toContain('₹1,000, ₹901 of it to pay at the door')
  await stepOrder(id, 'packed')
  const [bill] = await db.query<{ printed: PrintedBill }>('select printed from bills where order_id = $1', [
    id,
  ])
  expect(bill && JSON.stringify(billText(bill.printed).facts)).toContain(
    '₹901.00 cash on delivery, the rest paid online',
  )
  await stepOrder(id, 'shipped', { courier: 'X', number: '1' })
  await stepOrder(id, 'delivered')
  expect(orderText(await orderForMail(id)).payment).toMatch(/^₹99 paid online.*, ₹901 paid at the door$/)
})

test.each([
  ['below the amount', { advance: { rupees: 99, from: 1_001 } }],
  ['no dearer than the advance', { advance: { rupees: 1_000 } }],
  ['of a shop that asks for none', {}],
])('an order %s is paid at the door whole', async (_, cod) => {
  await setCod(cod)
  const placed = await placing(await newBuyer())
  expect(placed.gatewayOrder).toBeUndefined()
  expect(await lineOf(placed.coorderid)).toEqual({ mode: 'COD', total: 1000_00, at_door: 0 })
})

test('without online payment nothing is asked for in advance', async () => {
  const before = setPaymentSettings
  const { paymentSettings } = await import('../payments/settings.ts')
  const kept = paymentSettings()
  before(undefined)
  try {
    expect(await lineOf((await placing(await newBuyer())).coorderid)).toMatchObject({
      mode: 'COD',
      at_door: 0,
    })
  } finally {
    before(kept)
  }
})

test('the same press again is the same order, before the advance is paid and after', async () => {
  const buyer = await newBuyer()
  const all = await Promise.all([1, 2, 3].map(() => placing(buyer, 1, 'press-of-16-signs')))
  expect(new Set(all.map(({ coorderid }) => coorderid)).size).toBe(1)
  expect(new Set(all.map(({ gatewayOrder }) => gatewayOrder?.id)).size).toBe(1)
  await confirm(buyer, await pays(all[0]?.gatewayOrder?.id ?? ''))
  const again = await placing(buyer, 1, 'press-of-16-signs')
  expect([again.coorderid, again.gatewayOrder]).toEqual([all[0]?.coorderid, undefined])
})

test('an advance that nobody pays ends with its hold, and one that comes late is taken where there are pieces', async () => {
  const buyer = await newBuyer()
  const placed = await placing(buyer)
  const gatewayId = placed.gatewayOrder?.id ?? ''
  await endHold(placed.coorderid)
  expect([await statusOf(placed.coorderid), await stockOf(STOLE)]).toEqual(['expired', 100])
  await pays(gatewayId)
  await checkNow(placed.coorderid)
  expect([await statusOf(placed.coorderid), await stockOf(STOLE)]).toEqual(['placed', 99])
})

test('a payment of another sum than what is asked for goes back', async () => {
  const placed = await placing(await newBuyer())
  await db.run('update orders set at_door = 0 where id = $1', [placed.coorderid])
  await pays(placed.gatewayOrder?.id ?? '')
  await checkNow(placed.coorderid)
  expect(await refundsOf(placed.coorderid)).toMatchObject([{ amount: 99_00, why: 'wrong-amount' }])
})

test.each([
  [
    'cancelled by its customer',
    (id: string, buyer: Buyer) =>
      shop.cancelOrder(
        { coorderid: id, reason: 'Ordered By Mistake', comment: 'Not needed any more' },
        buyer,
      ),
  ],
  ['cancelled by the shop', (id: string) => cancelByShop(id, 'Sold')],
  [
    'refused at the door',
    async (id: string) => {
      await stepOrder(id, 'shipped', { courier: 'X', number: '1' })
      return refuseParcel(id)
    },
  ],
  [
    'lost on the way',
    async (id: string) => {
      await stepOrder(id, 'shipped', { courier: 'X', number: '1' })
      return loseParcel(id, 'lost', [])
    },
  ],
])('of an order that is %s the advance goes back, once and no more', async (_, end) => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await paidOrder(buyer)
  await Promise.allSettled([end(id, buyer), end(id, buyer)])
  expect(await statusOf(id)).toBe('cancelled')
  await sendRefunds()
  expect(await refundsOf(id)).toMatchObject([{ amount: 99_00, why: 'cancelled' }])
  expect(await givenBack(gatewayId)).toEqual([99_00])
})

test('a part that is damaged on the way waits until the rest is paid at the door', async () => {
  const buyer = await newBuyer()
  const placed = await placing(buyer, 2)
  await confirm(buyer, await pays(placed.gatewayOrder?.id ?? ''))
  await stepOrder(placed.coorderid, 'shipped', { courier: 'X', number: '1' })
  expect(await loseParcel(placed.coorderid, 'damaged', [{ line: 1, units: 1 }])).toMatchObject({
    done: false,
  })
})

test('what is damaged of a delivered order is the seller’s to pay, whole', async () => {
  const buyer = await newBuyer()
  const { id } = await paidOrder(buyer)
  await stepOrder(id, 'shipped', { courier: 'X', number: '1' })
  await stepOrder(id, 'delivered')
  expect(await loseParcel(id, 'damaged', [])).toMatchObject({ done: true })
  expect(
    await db.query('select state, payment_id, amount from part_refunds where order_id = $1', [id]),
  ).toEqual([{ state: 'by-hand', payment_id: null, amount: 1000_00 }])
})

test('a customer has no more unpaid advances than other unpaid orders', async () => {
  const buyer = await newBuyer()
  for (let n = 0; n < 5; n++) await placing(buyer)
  await expect(placing(buyer)).rejects.toMatchObject({ status: 429, key: 'tooManyUnpaid' })
})
