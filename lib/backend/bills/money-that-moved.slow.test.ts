import { gstSheets } from '#lib/bills/rules/gst-sheets.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { RETURN_REASONS } from '#lib/returns/rules/return-state.ts'
import { STATES } from '#lib/rules/states.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { newCoupon } from '../coupons/test-coupons.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { billsSay, keptOf, readCash } from '../desk/money/cash.ts'
import { spanOf } from '../desk/money/span.ts'
import { newGuestBuyer } from '../guests/test-guest.ts'
import { giveGoodwill } from '../orders/give-goodwill.ts'
import { loseParcel } from '../orders/lose-parcel.ts'
import { acceptReturn, cancelByShop } from '../orders/seller-cancel.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { stepOrder } from '../orders/step-order.ts'
import { type Buyer, newBuyer, orderRequestFrom, shop } from '../orders/test-orders.ts'
import { withPracticeGateway } from '../payments/test-gateway.ts'
import { exchangeReturn, refundReturn } from '../returns/end-return.ts'
import { exchangeIsBack } from '../returns/exchange-came-back.ts'
import { recordUtr } from '../returns/record-utr.ts'
import { setRefundTarget } from '../returns/refund-target.ts'
import { sendPartRefunds } from '../returns/send-part-refunds.ts'
import { acceptReturnRequest, receiveReturn } from '../returns/step-return.ts'
import { ask } from '../returns/test-returns.ts'
import { addProduct } from '../test-product.ts'
import { documentsOf } from './gst-documents.ts'
import { randomOf } from './test-random-orders.ts'
import { setSeller } from './test-seller.ts'

// Random orders go their whole way as a customer, a seller and a payment provider take them. What the bills say is then held
// against the provider's own books, what was paid at the door, and what the seller paid back by hand.
withTestDatabase()
const gateway = withPracticeGateway()

const COUNT = process.env.PROVE ? 1_000 : 50
const PRODUCTS = 12
const PARCEL = { courier: 'India Post', number: 'EM1' }
const WHY = { reason: 'Cash Issue', comment: 'No cash this month.' } as const
const random = randomOf(20_261)

beforeAll(async () => {
  // Nobody hears the provider but who asks it.
  gateway.deliver = async () => 500
  await setSeller({ tax: { slabGap: 'lower', rates: [{ hsn: '64', rate: 12, from: '2025-09-22' }] } })
  // Of dear orders a part is paid in advance.
  await db.run('update shop set more = more || $1', [
    JSON.stringify({ cod: { limits: {}, advance: { rupees: 199, from: 6_000 } } }),
  ])
  clearCatalogueCache()
  for (let id = 1; id <= PRODUCTS; id++) {
    const price = id % 4 === 0 ? 2_700 : 40 + random(900)
    await addProduct({ id, sizes: { S: 1e6, M: 1e6 }, price, delivery: random(3) ? random(90) : 0 })
    await db.run('update products set discount_paise = discount_paise + $2, hsn = $3 where id = $1', [
      id,
      random(2) ? random(100) : 0,
      ['6204', '6403', '5208', ''][id % 4],
    ])
  }
  await newCoupon('TEN', { percent: '10', products: 'A-1,A-2,A-3,A-4,A-5' })
  await newCoupon('SHIP', { 'free-delivery': 'yes' })
})

test(`Law 20: ${COUNT} random orders are placed, billed, sent, and some come back, whole or in part`, async () => {
  for (let n = 0; n < COUNT; n++) await goesItsWay(n % 3 ? await newBuyer() : await newGuestBuyer())
  await everythingGoesBack()
  const ends = await db.query<{ status: string }>('select distinct status from orders')
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'delivered'])
}, 1_800_000)

test('Law 21: of each order the bills less the notes are the money that moved, to the paisa', async () => {
  const orders = await keptMoney()
  expect(orders).toHaveLength(COUNT)
  // Goodwill is paid back beside the bills, until a note takes back more than is left to give.
  const isOdd = ({ kept, billed, goodwill }: (typeof orders)[number]) =>
    billed - kept < 0 || billed - kept > goodwill
  expect(orders.filter(isOdd)).toEqual([])
  expect(orders.filter(({ goodwill }) => goodwill > 0).length).toBeGreaterThan(COUNT / 50)
  // It was no easy story.
  for (const [kind, least] of [
    ['credit_notes', COUNT / 4],
    ['part_refunds', COUNT / 10],
    ['refunds', COUNT / 20],
  ] as const)
    expect((await db.query(`select 1 from ${kind}`)).length).toBeGreaterThan(least)
})

test('Law 21: the months’ sheets with the bills’ rounding are the money that moved, to the paisa', async () => {
  const orders = await keptMoney()
  const kept = orders.reduce((sum, order) => sum + order.kept, 0)
  const goodwill = orders.reduce((sum, order) => sum + order.billed - order.kept, 0)
  const months = await db.query<{ month: string }>(
    `select distinct to_char(day, 'YYYY-MM') as month from bills union select to_char(day, 'YYYY-MM') from credit_notes`,
  )
  let told = 0
  for (const { month } of months) {
    const documents = await documentsOf(db, month)
    const [head = [], ...rows] =
      gstSheets(documents, { hsnDigits: 4 }).find(({ name }) => name === 'hsn(b2c)')?.rows ?? []
    for (const row of rows) told += Math.round(Number(row[head.indexOf('Total Value')]) * 100)
    for (const { isNote, rounding } of documents) told += isNote ? -rounding : rounding
  }
  expect(told - goodwill).toBe(kept)
})

test('the money page says what moved, to the paisa, and finds no order that differs', async () => {
  const cash = await readCash(spanOf({}))
  expect(keptOf(cash)).toBe((await keptMoney()).reduce((sum, order) => sum + order.kept, 0))
  expect(billsSay(cash)).toBe(keptOf(cash))
  expect(cash.differing).toEqual([])
  // An order whose money is not what its bills say stands out.
  const { id } = (await db.one<{ id: string }>(
    `update bills set total = total + 1, rounding = rounding + 1 where id = (
       select b.id from bills b where not exists (select from ended_parts p where p.order_id = b.order_id) limit 1)
     returning order_id as id`,
  )) ?? { id: '' }
  expect((await readCash(spanOf({}))).differing).toEqual([id])
})

async function goesItsWay(buyer: Buyer) {
  await db.run('update addresses set state = $2 where customer_id = $1', [
    buyer.id,
    random(3) ? STATES[random(STATES.length)] : 'Gujarat',
  ])
  const first = random(PRODUCTS)
  const lines = Array.from({ length: 1 + random(4) }, (_, n) => ({
    id: 1 + ((first + n) % PRODUCTS),
    units: 1 + random(3),
    size: random(2) ? 'S' : 'M',
  }))
  const id = await ordered(buyer, lines)
  const end = random(14)
  if (end === 0) return shop.cancelOrder({ coorderid: id, ...WHY }, buyer)
  await done(stepOrder(id, 'packed'))
  if (end === 1) return done(cancelByShop(id, 'Sold out'))
  await done(stepOrder(id, 'shipped', PARCEL))
  if (end === 2) return done(acceptReturn(id))
  if (end === 3) return done(loseParcel(id, 'lost', []))
  // Of what is paid at the door nothing was paid yet.
  if (end < 6) await loseParcel(id, 'lost', [{ line: 1, units: 1 }])
  // Its only piece was lost, and the order with it.
  const { done: arrived } = await stepOrder(id, 'delivered')
  if (!arrived) return
  for (let turns = random(4); turns > 0; turns--) {
    await comesBack(id, buyer, lines)
    await sometimesGoodwill(id, buyer)
  }
}

async function ordered(buyer: Buyer, lines: { id: number; units: number; size: string }[]) {
  const { token, guest, orderBrowser } = buyer
  const request = orderRequestFrom(buyer, random(2) ? 'COD' : 'ONLINE', lines)
  const place = (coupan_Code: string) =>
    shop.placeOrder({ ...request, coupan_Code }, { token, guest, orderBrowser })
  const code = ['TEN', 'SHIP', '', ''][random(4)] ?? ''
  // Where a coupon saves nothing it is refused.
  const placed = await place(code).catch(error => {
    if (!(error instanceof ApiError) || !error.key?.startsWith('coupon')) throw error
    return place('')
  })
  if (placed.gatewayOrder)
    await shop.confirmPayment(
      await gateway.pay({ orderId: placed.gatewayOrder.id, status: 'captured' }),
      buyer,
    )
  return placed.coorderid
}

/** Now and then a sum goes back, and the piece stays. */
async function sometimesGoodwill(id: string, buyer: Buyer) {
  if (random(6) > 0) return
  await giveGoodwill(id, 100 * (1 + random(150)), 'A stain')
  await paidByHand(id, buyer)
}

/** A piece is damaged, or some are sent back for money or another size; now and then that parcel comes back too. */
async function comesBack(id: string, buyer: Buyer, lines: readonly { units: number }[]) {
  if (random(4) === 0) {
    await loseParcel(id, 'damaged', [{ line: 1 + random(lines.length), units: 1 }])
    return paidByHand(id, buyer)
  }
  const wish = random(3) ? 'money' : 'exchange'
  const wanted = lines.flatMap(({ units }, place) =>
    random(3) ? [{ place, units: 1 + random(units), instead: random(2) ? 'S' : 'M' }] : [],
  )
  const reason = RETURN_REASONS[random(RETURN_REASONS.length)] ?? 'unwanted'
  const number = await ask(buyer, id, { lines: wanted, wish, reason }).catch(unlessRefused)
  if (!number) return
  await done(acceptReturnRequest(number))
  await done(receiveReturn(number))
  await done(
    wish === 'money' ? refundReturn(number, random(2) > 0) : exchangeReturn(number, PARCEL, random(2) > 0),
  )
  if (wish === 'exchange' && random(3) === 0) await done(exchangeIsBack(number, true))
  await paidByHand(id, buyer)
}

/** Nothing is left of it, or so many are under way already. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof ApiError) || ![409, 422, 429].includes(error.status)) throw error
  return undefined
}

/** What was paid at the door, the seller pays back to a UPI id, and records it. */
async function paidByHand(id: string, buyer: Buyer) {
  await setRefundTarget(id, 'asha@okaxis', buyer).catch(unlessRefused)
  while ((await recordUtr(id, String(400_000_000_000 + random(1e9)))).done);
}

async function everythingGoesBack() {
  for (let sent = 1; sent > 0; ) {
    await db.run(`update refunds set due_at = now() where state in ('due', 'sent')`)
    await db.run(`update part_refunds set due_at = now() where state in ('due', 'sent')`)
    sent = (await sendRefunds()) + (await sendPartRefunds())
  }
}

const done = async (result: Promise<{ done: boolean; message: string }>) => {
  expect(await result).toMatchObject({ done: true })
}

/** Of each order what the seller has of it in the end, and what its bills and notes say. Paise. */
async function keptMoney() {
  const { payments, refunds } = await gateway.ledger()
  const orders = await db.query<Row>(ORDERS)
  return orders.map(({ id, billed, goodwill, gatewayOrder, atDoor, byHand }) => {
    const taken = payments.filter(
      ({ order_id: of, status }) => of === gatewayOrder && ['captured', 'refunded'].includes(status),
    )
    const back = refunds.filter(({ payment_id: of }) => taken.some(payment => payment.id === of))
    return { id, billed, goodwill, kept: sumOf(taken) - sumOf(back) + atDoor - byHand }
  })
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

type Row = {
  id: string
  billed: number
  goodwill: number
  gatewayOrder: string | null
  atDoor: number
  byHand: number
}

const ORDERS = `
  select o.id, o.gateway_order_id as "gatewayOrder",
         coalesce((select sum(total) from bills where order_id = o.id), 0)::bigint
           - coalesce((select sum(total) from credit_notes where order_id = o.id), 0)::bigint as billed,
         case when o.status <> 'delivered' then 0 when o.mode = 'COD' then o.total else o.at_door end as "atDoor",
         coalesce((select sum(amount) from part_refunds
                    where order_id = o.id and payment_id is null and state = 'done'), 0)::bigint as "byHand",
         coalesce((select sum(total) from ended_parts where order_id = o.id and kind = 'goodwill'), 0)::bigint as goodwill
    from orders o`
