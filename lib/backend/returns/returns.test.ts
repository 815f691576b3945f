import { randomBytes } from 'node:crypto'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { correctAddress } from '../orders/correct-address.ts'
import { loseParcel } from '../orders/lose-parcel.ts'
import { stepOrder } from '../orders/step-order.ts'
import { mailsTo, newBuyer, order, orderRequestFrom, shop, statusOf, stockOf } from '../orders/test-orders.ts'
import { addProduct, setStock } from '../test-product.ts'
import { exchangeReturn, refundReturn } from './end-return.ts'
import { exchangeIsBack } from './exchange-came-back.ts'
import { recordUtr } from './record-utr.ts'
import { setRefundTarget } from './refund-target.ts'
import { returnPage } from './return-page.ts'
import { acceptReturnRequest, pickReturn, receiveReturn, refuseReturn } from './step-return.ts'
import { ask, deliver, delivered, partRefundsOf, returnedAgo, setReturnTerms } from './test-returns.ts'
import { withdrawReturn } from './withdraw-return.ts'

withTestDatabase()
const [KURTA, LAMP] = [1, 2]
beforeAll(async () => {
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { M: 500, L: 50, XL: 1 }, price: 400, delivery: 40 })
  await addProduct({ id: LAMP, name: 'Lamp', sizes: { NA: 500 }, price: 333, delivery: 0 })
})

const kurtas = (units: number) => [{ id: KURTA, size: 'M', units }]
const news = async (buyer: Parameters<typeof mailsTo>[0]) =>
  (await mailsTo(buyer))
    .filter(({ template }) => template === 'returnNews')
    .map(({ payload }) => payload.what)

test('Law 16: a piece is asked back, accepted, picked up, received and paid back by UPI', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(3))
  const stock = (await stockOf(KURTA, 'M')) ?? 0
  const number = await ask(buyer, id, { lines: [{ place: 0, units: 2 }], upi: 'Asha@okaxis' })
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: {
      returnable: true,
      upi: 'as…@okaxis',
      upiFrozen: false,
      requests: [{ number, state: 'asked', lines: [{ place: 0, units: 2 }] }],
    },
  })
  for (const step of [acceptReturnRequest, pickReturn, receiveReturn]) {
    expect(await step(number)).toMatchObject({ done: true })
    expect(await step(number)).toMatchObject({ done: false })
  }
  // 1,200 and 120 for the delivery of three, of which two pieces go back and not their delivery.
  expect(await refundReturn(number, true)).toMatchObject({
    done: true,
    message: expect.stringContaining('pay ₹800 to the customer'),
  })
  expect(await refundReturn(number, true)).toMatchObject({ done: false })
  expect(await stockOf(KURTA, 'M')).toBe(stock + 2)
  expect(await partRefundsOf(id)).toEqual([{ amount: 80_000, state: 'by-hand', utr: '' }])
  expect(await recordUtr(number, 'none')).toMatchObject({ done: false })
  expect(await recordUtr(number, '432611809921')).toMatchObject({ done: true })
  expect(await recordUtr(number, '432611809922')).toMatchObject({
    done: false,
    message: expect.stringContaining('with UTR 432611809921'),
  })
  expect(await partRefundsOf(id)).toEqual([{ amount: 80_000, state: 'done', utr: '432611809921' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    CoOrderStatus: 'Delivered',
    returns: {
      upiFrozen: true,
      requests: [{ state: 'refunded' }],
      parts: [{ kind: 'returned', amount: 800, refund: 'paid', utr: '432611809921' }],
    },
  })
  expect(await news(buyer)).toEqual(['target', 'asked', 'accepted', 'picked', 'received', 'returned', 'paid'])
})

test('what the seller is to blame for goes back with its share of the delivery, all of it together the whole', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, [...kurtas(2), { id: LAMP, units: 1 }])
  const parts = [[{ place: 0, units: 1 }], [{ place: 1, units: 1 }], [{ place: 0, units: 1 }]]
  for (const lines of parts) {
    const number = await ask(buyer, id, { lines, reason: 'defective' })
    await acceptReturnRequest(number)
    await receiveReturn(number)
    await refundReturn(number, false)
  }
  const refunds = await partRefundsOf(id)
  expect(refunds).toHaveLength(3)
  // 2 × 400 + 333 + 2 × 40 of delivery.
  expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(121_300)
  await expect(ask(buyer, id, { reason: 'defective' })).rejects.toMatchObject({ key: 'returnTooMany' })
})

test('what cannot be asked back is refused with its reason', async () => {
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  const placed = (await order(buyer, 'COD', kurtas(1))).coorderid
  await expect(ask(buyer, placed)).rejects.toMatchObject({ status: 409, key: 'returnNotDelivered' })
  await shop.cancelOrder({ coorderid: placed, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)
  await expect(ask(buyer, placed)).rejects.toMatchObject({ status: 409, key: 'returnOrderEnded' })
  const id = await delivered(buyer, kurtas(2))
  await expect(ask(stranger, id)).rejects.toMatchObject({ status: 404, key: 'orderDataMissing' })
  await expect(ask({ ...buyer, token: 'forged' }, id)).rejects.toMatchObject({ status: 401 })
  const line = (place: number, units: number) => ask(buyer, id, { lines: [{ place, units }] })
  await expect(line(0, 3)).rejects.toMatchObject({ status: 409, key: 'returnTooMany' })
  await expect(line(0, 0)).rejects.toMatchObject({ status: 422, key: 'returnNothingChosen' })
  await expect(line(7, 1)).rejects.toMatchObject({ status: 422, key: 'returnLineUnknown' })
  await expect(ask(buyer, id, { upi: 'asha' })).rejects.toMatchObject({ status: 422, key: 'upiMalformed' })
  expect(await db.query('select from return_requests where order_id = $1', [id])).toEqual([])
})

test('Law 16: the window is the seller’s; a window of no days takes back what is defective, wrong or late', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(9))
  await returnedAgo(id, 29)
  await ask(buyer, id)
  await returnedAgo(id, 31)
  await expect(ask(buyer, id)).rejects.toMatchObject({ status: 409, key: 'returnTooLate' })
  await setReturnTerms({ days: 0 })
  await returnedAgo(id, 3)
  await expect(ask(buyer, id)).rejects.toMatchObject({ status: 409, key: 'returnOnlyFaulty' })
  for (const reason of ['defective', 'wrong', 'late'] as const) await ask(buyer, id, { reason })
  await setReturnTerms({ days: 60 })
  await returnedAgo(id, 59)
  await ask(buyer, id)
  await setReturnTerms({})
})

test('a form that is sent twice, or from two tabs at once, is one request and never too many pieces', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(1))
  const formKey = 'of-one-page'
  const same = await Promise.all(Array.from({ length: 5 }, () => ask(buyer, id, { formKey })))
  expect(new Set(same).size).toBe(1)
  // Changed before it was sent again it is another one, for which nothing is left here.
  await expect(ask(buyer, id, { formKey, comment: 'Too long in the arms' })).rejects.toMatchObject({
    status: 409,
  })
  const other = await delivered(buyer, kurtas(3))
  const tabs = await Promise.allSettled(
    Array.from({ length: 5 }, () => ask(buyer, other, { lines: [{ place: 0, units: 2 }] })),
  )
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the browser that placed an order acts on it without a session, and another one does not', async () => {
  const buyer = await newBuyer()
  const orderBrowser = randomBytes(32).toString('base64url')
  const request = orderRequestFrom(buyer, 'COD', [{ id: KURTA, size: 'M' }])
  const { coorderid } = await shop.placeOrder(request, { token: buyer.token, orderBrowser })
  await deliver(coorderid)
  const by = (browser: string) => ({ ...buyer, token: '', orderBrowser: browser })
  await expect(ask(by('x'.repeat(43)), coorderid)).rejects.toMatchObject({ status: 404 })
  const number = await ask(by(orderBrowser), coorderid, { upi: 'asha@okaxis' })
  await setReturnTerms({ shippingPaidBy: 'customer' })
  expect(await returnPage(coorderid, { orderBrowser })).toMatchObject({
    wayBackPaidBy: 'customer',
    left: [0],
    order: { returns: { requests: [{ number }] } },
  })
  expect(await returnPage(coorderid, { orderBrowser: 'x'.repeat(43) })).toBeNull()
  await setReturnTerms({})
})

test('another size is held from the moment it is asked for, and goes back when nothing comes of it', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()]
  const [id, second] = [await delivered(buyer, kurtas(1)), await delivered(other, kurtas(1))]
  const wish = 'exchange' as const
  const lines = [{ place: 0, units: 1, instead: 'XL' }]
  await expect(ask(buyer, id, { wish })).rejects.toMatchObject({ key: 'exchangeNotChosen' })
  const tries = await Promise.allSettled([
    ask(buyer, id, { wish, lines }),
    ask(other, second, { wish, lines }),
  ])
  const [number] = tries.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(tries.filter(each => each.status === 'rejected')).toMatchObject([
    { reason: { status: 409, key: 'exchangeSoldOut' } },
  ])
  expect(await stockOf(KURTA, 'XL')).toBe(0)
  expect(await refuseReturn(number ?? '', 'It was worn.')).toMatchObject({ done: true })
  expect(await stockOf(KURTA, 'XL')).toBe(1)
  expect(await refuseReturn(number ?? '', 'It was worn.')).toMatchObject({ done: false })
  const again = await ask(buyer, id, { wish, lines })
  await Promise.all([withdrawReturn(id, again, buyer), withdrawReturn(id, again, buyer)])
  expect(await stockOf(KURTA, 'XL')).toBe(1)
})

test('an exchange sends the held piece, and what it replaces can be asked back again', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(1))
  const [m, l] = [(await stockOf(KURTA, 'M')) ?? 0, (await stockOf(KURTA, 'L')) ?? 0]
  const number = await ask(buyer, id, {
    wish: 'exchange',
    reason: 'size',
    lines: [{ place: 0, units: 1, instead: 'L' }],
  })
  await acceptReturnRequest(number)
  await expect(withdrawReturn('no-order', number, buyer)).rejects.toMatchObject({ status: 404 })
  await receiveReturn(number)
  await expect(withdrawReturn(id, number, buyer)).rejects.toMatchObject({ key: 'returnUnderWay' })
  const parcel = { courier: 'DTDC', number: 'D2' }
  const [first, second] = await Promise.all([
    exchangeReturn(number, parcel, true),
    exchangeReturn(number, parcel, true),
  ])
  expect([first?.done, second?.done].filter(Boolean)).toHaveLength(1)
  expect([await stockOf(KURTA, 'M'), await stockOf(KURTA, 'L')]).toEqual([m + 1, l - 1])
  expect(await partRefundsOf(id)).toEqual([])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: {
      returnable: true,
      requests: [{ state: 'exchanged', courier: 'DTDC', trackingNumber: 'D2', lines: [{ instead: 'L' }] }],
    },
  })
  await setStock(KURTA, 'L', l)
})

const exchanged = async (buyer: Parameters<typeof ask>[0], id: string, size: string) => {
  const lines = [{ place: 0, units: 1, instead: size }]
  const number = await ask(buyer, id, { wish: 'exchange', reason: 'size', lines })
  for (const step of [acceptReturnRequest, receiveReturn]) await step(number)
  expect(await exchangeReturn(number, { courier: 'DTDC', number: 'D2' }, true)).toMatchObject({ done: true })
  return number
}

test('what comes back after an exchange is in stock as what it is, not as what was ordered', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(1))
  await exchanged(buyer, id, 'L')
  const [m, l] = [(await stockOf(KURTA, 'M')) ?? 0, (await stockOf(KURTA, 'L')) ?? 0]
  const number = await ask(buyer, id)
  for (const step of [acceptReturnRequest, receiveReturn]) await step(number)
  await refundReturn(number, true)
  expect([await stockOf(KURTA, 'M'), await stockOf(KURTA, 'L')]).toEqual([m, l + 1])
})

test('an exchange whose parcel came back puts its pieces into stock, and the money goes back, once', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(1))
  const asked = await ask(buyer, id, { wish: 'exchange', lines: [{ place: 0, units: 1, instead: 'L' }] })
  expect(await exchangeIsBack(asked, true)).toMatchObject({ done: false })
  await withdrawReturn(id, asked, buyer)
  const number = await exchanged(buyer, id, 'L')
  const [m, l] = [(await stockOf(KURTA, 'M')) ?? 0, (await stockOf(KURTA, 'L')) ?? 0]
  const both = await Promise.all([exchangeIsBack(number, true), exchangeIsBack(number, true)])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect([await stockOf(KURTA, 'M'), await stockOf(KURTA, 'L')]).toEqual([m, l + 1])
  expect(await partRefundsOf(id)).toEqual([{ amount: 40_000, state: 'by-hand', utr: '' }])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    returns: { returnable: false, requests: [{ state: 'withdrawn' }, { number, state: 'refunded' }] },
  })
})

test('what was accepted and never handed over is refused, and what is held for it goes back', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(1))
  const l = await stockOf(KURTA, 'L')
  const number = await ask(buyer, id, { wish: 'exchange', lines: [{ place: 0, units: 1, instead: 'L' }] })
  await acceptReturnRequest(number)
  expect(await refuseReturn(number, 'It was never handed over.')).toMatchObject({ done: true })
  expect(await stockOf(KURTA, 'L')).toBe(l)
})

test('a delivered order that is damaged keeps apart what is asked back', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(2))
  await ask(buyer, id)
  expect(await loseParcel(id, 'damaged', [])).toMatchObject({ done: true })
  expect(await partRefundsOf(id)).toMatchObject([{ amount: 44_000 }])
  expect(await loseParcel(id, 'damaged', [])).toMatchObject({ done: false })
})

test('a UPI id is given by the customer alone, told to both, and fixed once the return is accepted', async () => {
  const [buyer, stranger] = [await newBuyer(), await newBuyer()]
  await db.run(`update shop set details = '{"name":"Haat","email":"seller@example.in"}'`)
  const id = await delivered(buyer, kurtas(1))
  const number = await ask(buyer, id, { upi: 'asha@okaxis' })
  await expect(setRefundTarget(id, 'thief@ybl', stranger)).rejects.toMatchObject({ status: 404 })
  await expect(setRefundTarget(id, 'no upi', buyer)).rejects.toMatchObject({ key: 'upiMalformed' })
  await setRefundTarget(id, 'asha@ybl', buyer)
  await setRefundTarget(id, 'asha@ybl', buyer)
  await acceptReturnRequest(number)
  await expect(setRefundTarget(id, 'other@ybl', buyer)).rejects.toMatchObject({
    status: 409,
    key: 'upiFrozen',
  })
  const told = await db.query(
    `select template from outbox where payload->>'what' = 'target' and payload->>'orderId' = $1`,
    [id],
  )
  expect(told.map(each => (each as { template: string }).template).sort()).toEqual([
    'returnNews',
    'returnNews',
    'returnNewsForSeller',
    'returnNewsForSeller',
  ])
})

test('money is paid to a UPI id alone, and one UTR for two refunds is flagged', async () => {
  const buyer = await newBuyer()
  const ids = [await delivered(buyer, kurtas(1)), await delivered(buyer, kurtas(1))]
  for (const id of ids) await loseParcel(id, 'damaged', [{ line: 1 }])
  const [one = '', two = ''] = ids
  expect(await partRefundsOf(one)).toEqual([{ amount: 44_000, state: 'by-hand', utr: '' }])
  expect(await recordUtr(one, '432611809933')).toMatchObject({
    done: false,
    message: expect.stringContaining('no UPI ID yet'),
  })
  for (const id of ids) await setRefundTarget(id, 'asha@okaxis', buyer)
  await expect(setRefundTarget(one, 'other@okaxis', buyer)).rejects.toMatchObject({ key: 'upiFrozen' })
  expect((await recordUtr(one, '432611809933')).message).not.toContain('Look again')
  expect(await recordUtr(two, '432611809933')).toMatchObject({
    done: true,
    message: expect.stringContaining(`Look again: the same UTR is recorded for a refund of order ${one}`),
  })
})

test('a parcel that is lost ends its order: nothing was paid, and its pieces do not return', async () => {
  const buyer = await newBuyer()
  const id = (await order(buyer, 'COD', kurtas(2))).coorderid
  expect(await loseParcel(id, 'lost', [])).toMatchObject({ done: false })
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  expect(await loseParcel(id, 'lost', [{ line: 1, units: 1 }])).toMatchObject({
    done: false,
    message: expect.stringContaining('mark it delivered'),
  })
  const stock = await stockOf(KURTA, 'M')
  const tries = await Promise.all([loseParcel(id, 'lost', []), loseParcel(id, 'lost', [])])
  expect(tries.filter(({ done }) => done)).toHaveLength(1)
  expect([await statusOf(id), await stockOf(KURTA, 'M')]).toEqual(['cancelled', stock])
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    events: [{}, {}, { kind: 'cancelled', note: 'The parcel was lost on the way.' }],
  })
  expect(await loseParcel('NO-SUCH', 'lost', [])).toMatchObject({ done: false })
})

test('a part that did not arrive goes back, and no more than there is', async () => {
  const buyer = await newBuyer()
  const id = await delivered(buyer, kurtas(3))
  expect(await loseParcel(id, 'lost', [])).toMatchObject({ done: false })
  expect(await loseParcel(id, 'lost', [{ line: 2 }])).toMatchObject({ done: false })
  expect(await loseParcel(id, 'lost', [{ line: 1, units: 4 }])).toMatchObject({ done: false })
  expect(await loseParcel(id, 'lost', [{ line: 1, units: 1 }])).toMatchObject({ done: true })
  await ask(buyer, id)
  const both = await Promise.all([
    loseParcel(id, 'damaged', [{ line: 1, units: 1 }]),
    loseParcel(id, 'damaged', [{ line: 1, units: 1 }]),
  ])
  expect(both.filter(({ done }) => done)).toHaveLength(1)
  expect((await partRefundsOf(id)).map(({ amount }) => amount)).toEqual([44_000, 44_000])
})

test('an address is corrected until the parcel is sent, and the customer is told', async () => {
  const buyer = await newBuyer()
  const id = (await order(buyer, 'COD', kurtas(1))).coorderid
  expect(await correctAddress(id, { pincode: '45122' })).toMatchObject({
    done: false,
    message: '--pincode: Zip code must be exactly 6 digits',
  })
  expect(await correctAddress(id, { city: 'Khargone' })).toMatchObject({
    done: true,
    message: expect.stringContaining('nothing changed'),
  })
  expect(await correctAddress(id, { address1: '41 Ghat Road', mobile: '+91 98765 43211' })).toMatchObject({
    done: true,
  })
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    address: { firstname: 'Asha', address1: '41 Ghat Road', mobileno: '9876543211', city: 'Khargone' },
  })
  expect((await mailsTo(buyer)).map(({ template }) => template)).toContain('addressCorrected')
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  expect(await correctAddress(id, { city: 'Dhar' })).toMatchObject({ done: false })
})
