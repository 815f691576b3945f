import { CANCEL_REASONS } from '#lib/constants.ts'
import { db } from '../db/pool.ts'
import { orderForMail } from '../mail/order-for-mail.ts'
import { cancelledLetter } from '../mail/templates/order-cancelled.ts'
import { loseParcel } from '../orders/lose-parcel.ts'
import { cancelByShop } from '../orders/seller-cancel.ts'
import { retryRefund } from '../orders/seller-refunds.ts'
import { sendRefunds } from '../orders/send-refunds.ts'
import { stepOrder } from '../orders/step-order.ts'
import { endHold, refundsOf, settled } from '../orders/test-online.ts'
import { newBuyer, shop, statusOf } from '../orders/test-orders.ts'
import { withPracticeGateway } from '../payments/test-gateway.ts'
import { recordUtr } from '../returns/record-utr.ts'
import { partRefundsOf } from '../returns/test-returns.ts'
import { confirmClaim } from './decide-claim.ts'
import { gaveBack, recordLateMoney } from './late-money.ts'
import { owedByUpi } from './seller-claims.ts'
import { claim, newUtr, placeByUpi, withUpiShop } from './test-upi.ts'

withUpiShop()
// The shop of before took practice payments: none of them may be asked about what is paid by UPI.
withPracticeGateway()

const paid = async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  await claim(buyer, id, newUtr())
  await confirmClaim(id)
  return { buyer, id }
}

test('a cancelled order that was paid by UPI is owed by hand: no provider is asked, and its UTR settles it', async () => {
  const { buyer, id } = await paid()
  await cancelByShop(id, 'Sold out')
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'cancelled', state: 'due' }])
  await sendRefunds()
  expect(await refundsOf(id)).toMatchObject([{ state: 'due' }])
  expect((await owedByUpi()).map(owed => owed.order_id)).toContain(id)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({
    refund: { amount: 900, state: 'On its way' },
  })
  const retried = await retryRefund(id)
  expect(retried).toMatchObject({ done: false })
  expect(retried.message).toContain('UPI')
  expect(await gaveBack(id, newUtr())).toMatchObject({ done: true })
  expect((await owedByUpi()).map(owed => owed.order_id)).not.toContain(id)
  expect(await shop.order({ coorderid: id }, buyer)).toMatchObject({ refund: { state: 'Refunded' } })
  expect(await gaveBack(id, newUtr())).toMatchObject({ done: false })
})

test('money that comes late, twice or in the wrong sum is owed back once, and never pays', async () => {
  const buyer = await newBuyer()
  const late = await placeByUpi(buyer)
  expect((await recordLateMoney(late.id, newUtr(), 90_000)).message).toContain('say confirm')
  await recordLateMoney(late.id, newUtr(), 80_000)
  expect(await statusOf(late.id)).toBe('awaiting')
  await endHold(late.id)
  const utr = newUtr()
  const twice = await Promise.all([1, 2].map(() => recordLateMoney(late.id, utr, 90_000)))
  expect(twice.filter(({ done }) => done)).toHaveLength(1)
  expect((await refundsOf(late.id)).map(row => (row as { why: string }).why).sort()).toEqual([
    'late',
    'wrong-amount',
  ])
  expect(await statusOf(late.id)).toBe('expired')
  expect((await gaveBack(late.id, newUtr())).message).toContain('say which one')
  const { id } = await paid()
  await recordLateMoney(id, newUtr(), 90_000)
  expect(await settled(id)).toMatchObject([{ outcome: 'paid' }, { outcome: 'refund' }])
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'paid-twice', state: 'due' }])
  const mails = await db.query(
    `select 1 from outbox where template = 'paymentReturned' and channel = 'mail' and payload->>'orderId' = any($1)`,
    [[late.id, id]],
  )
  expect(mails).toHaveLength(3)
})

test('who cancels while the shop looks is not told that nothing was charged, and a payment found then is owed', async () => {
  const buyer = await newBuyer()
  const { id } = await placeByUpi(buyer)
  await claim(buyer, id, newUtr())
  await shop.cancelOrder(
    { coorderid: id, reason: CANCEL_REASONS[0], comment: 'I found another one, sorry.' },
    buyer,
  )
  const letter = cancelledLetter({ name: 'Asha', orderId: id, refund: '' }, await orderForMail(id), {
    shop: 'Reva',
    siteUrl: 'http://localhost',
    accent: '#000',
    ink: '#000',
  })
  expect(letter.paragraphs.join(' ')).toContain('If your payment has arrived')
  const found = await confirmClaim(id)
  expect(found.message).toContain('give it back')
  expect(await refundsOf(id)).toEqual([{ amount: 90_000, why: 'cancelled', state: 'due' }])
})

test('a piece that was lost of such an order is paid back by the seller, to the account that it came from', async () => {
  const { buyer, id } = await paid()
  await stepOrder(id, 'shipped', { courier: 'India Post', number: 'EM1' })
  await stepOrder(id, 'delivered')
  const lost = await loseParcel(id, 'damaged', [{ line: 1, units: 1 }])
  expect(lost).toMatchObject({ done: true })
  expect(lost.message).toContain('the account that it came from')
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'by-hand' }])
  const utr = newUtr()
  expect(await recordUtr(id, utr)).toMatchObject({ done: true })
  expect(await partRefundsOf(id)).toMatchObject([{ state: 'done', utr }])
  const told = await shop.order({ coorderid: id }, buyer)
  expect(told?.returns?.parts).toMatchObject([{ refund: 'paid', utr }])
})
