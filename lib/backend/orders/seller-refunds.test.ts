import { randomUUID } from 'node:crypto'
import { db } from '../db/pool.ts'
import { webhookSignature } from '../payments/practice/service/signing.ts'
import { gateway as razorpay } from '../payments/razorpay/gateway.ts'
import { setPaymentSettings } from '../payments/settings.ts'
import { orderSheet } from './order-sheet.ts'
import { sellerOrder } from './seller-order.ts'
import { openRefunds, retryRefund, settleRefund } from './seller-refunds.ts'
import { sendRefunds } from './send-refunds.ts'
import { confirm, hear, place, withOnlineOrders } from './test-online.ts'
import { newBuyer, shop } from './test-orders.ts'

const { gateway, pays, givenBack } = withOnlineOrders()

/** An order that was paid and cancelled, so that ₹900 are to go back. */
const owed = async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const paid = await pays(gatewayId)
  await confirm(buyer, paid)
  await shop.cancelOrder({ coorderid: id, reason: 'Cash Issue', comment: 'No cash this month.' }, buyer)
  return { id, gatewayId, paymentId: paid.razorpay_payment_id, buyer }
}

const quietly = async (work: () => Promise<unknown>) => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  await work()
  const lines = said.mock.calls.map(words => words.join(' '))
  said.mockRestore()
  return lines
}

/** The provider says that the refund failed, for good. */
const failAtProvider = (paymentId: string) =>
  quietly(async () => {
    const entity = {
      id: `rfnd_${randomUUID().slice(0, 8)}`,
      payment_id: paymentId,
      amount: 90_000,
      status: 'failed',
    }
    const raw = JSON.stringify({ event: 'refund.failed', payload: { refund: { entity } } })
    const signature = webhookSignature(raw, gateway.settings.webhookSecrets[0] ?? '')
    expect(await hear({ raw: Buffer.from(raw), signature, eventId: randomUUID() })).toBe(200)
  })

const rowOf = (id: string) =>
  db.one<{ state: string; by_hand: string }>('select state, by_hand from refunds where order_id = $1', [id])

const refundLine = async (id: string) => {
  const order = await sellerOrder(id)
  return order && orderSheet(order).find(([name]) => name === 'Refund')?.[1]
}

test('a refund that failed at the provider is told with its order, listed, asked for again and made once', async () => {
  const { id, gatewayId, paymentId, buyer } = await owed()
  const lines = await failAtProvider(paymentId)
  expect(lines).toEqual([expect.stringContaining(id)])
  expect(await openRefunds()).toMatchObject([{ order_id: id, payment_id: paymentId, state: 'stuck' }])
  expect(await refundLine(id)).toBe('₹900, stuck, it needs you')
  await sendRefunds()
  expect(await givenBack(gatewayId)).toEqual([])
  expect(await retryRefund(id)).toMatchObject({ done: true })
  await Promise.all([sendRefunds(), sendRefunds()])
  expect(await givenBack(gatewayId)).toEqual([90_000])
  expect(await rowOf(id)).toMatchObject({ state: 'done' })
  expect(await retryRefund(id)).toEqual({ done: false, message: `The refund of ${id} is done already.` })
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ refund: { state: 'Refunded' } })
})

test('one that the provider had made after all is not made twice by asking again', async () => {
  const { id, gatewayId, paymentId } = await owed()
  await razorpay(gateway.settings).refund({ paymentId, amount: 90_000, key: 'made-by-the-dashboard' })
  await failAtProvider(paymentId)
  expect(await retryRefund(paymentId)).toMatchObject({ done: true })
  await sendRefunds()
  expect(await givenBack(gatewayId)).toEqual([90_000])
  expect(await rowOf(id)).toMatchObject({ state: 'done' })
})

test('one that was refused twenty times is stuck, says why, and can be settled by hand, once', async () => {
  const { id, gatewayId, buyer } = await owed()
  await db.run('update refunds set attempts = 19 where order_id = $1', [id])
  const lines = await quietly(() =>
    gateway.whileDown(async () => {
      await sendRefunds()
    }),
  )
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`order ${id}, was not made: .*could not be reached`)),
  ])
  expect(await refundLine(id)).toBe('₹900, stuck, it needs you, The payment provider could not be reached.')
  const tooSoon = await settleRefund(id, 'UPI to asha@upi')
  expect(tooSoon.message).toMatch(/being asked for just now/)
  await db.run(`update refunds set asked_at = now() - interval '1 minute' where order_id = $1`, [id])
  expect(await settleRefund(id, 'UPI to asha@upi')).toMatchObject({ done: true })
  expect(await refundLine(id)).toBe('₹900, settled by hand: UPI to asha@upi')
  await db.run('update refunds set due_at = now()')
  await sendRefunds()
  expect(await givenBack(gatewayId)).toEqual([])
  expect(await settleRefund(id, 'once more')).toMatchObject({ done: false })
  expect(await retryRefund(id)).toMatchObject({ done: false })
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ refund: { state: 'Refunded' } })
  expect(await openRefunds()).toEqual([])
})

test('what is with the provider is neither asked for again nor settled by hand', async () => {
  const { id } = await owed()
  await db.run(`update refunds set state = 'sent', gateway_refund_id = 'rfnd_1' where order_id = $1`, [id])
  expect(await retryRefund(id)).toMatchObject({
    done: false,
    message: expect.stringContaining('with the provider'),
  })
  expect(await settleRefund(id, 'cash')).toMatchObject({
    done: false,
    message: expect.stringContaining('twice'),
  })
  await db.run(`update refunds set state = 'done' where order_id = $1`, [id])
})

test('an order with two refunds asks which; an unknown name says so', async () => {
  const buyer = await newBuyer()
  const { id, gatewayId } = await place(buyer)
  const [first, second] = [
    await pays(gatewayId, { amount: 100 }),
    await pays(gatewayId, { amount: 200, evenIfPaid: true }),
  ]
  for (const paid of [first, second]) await confirm(buyer, paid).catch(() => {})
  const { message } = await settleRefund(id, 'cash')
  expect(message).toContain(first.razorpay_payment_id)
  expect(message).toContain(second.razorpay_payment_id)
  expect(await settleRefund(first.razorpay_payment_id, 'cash')).toMatchObject({ done: true })
  expect(await settleRefund(id, 'cash')).toMatchObject({ done: true })
  expect(await settleRefund('7K3M-9QXT-2BHD-4VRA', 'cash')).toEqual({
    done: false,
    message: 'There is no refund of 7K3M-9QXT-2BHD-4VRA.',
  })
})

test('a refund of practice money is not asked of the real provider, and says so', async () => {
  const { id, gatewayId } = await owed()
  setPaymentSettings({ ...gateway.settings, keyId: 'rzp_live_x', practice: false })
  const lines = await quietly(sendRefunds)
  const retried = await retryRefund(id)
  setPaymentSettings(gateway.settings)
  expect(lines).toEqual([])
  expect(retried).toMatchObject({ done: false, message: expect.stringContaining('other keys (practice)') })
  expect(await givenBack(gatewayId)).toEqual([])
  expect(await settleRefund(id, 'No money had moved.')).toMatchObject({ done: true })
})
