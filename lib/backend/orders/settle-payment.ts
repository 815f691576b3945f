import 'server-only'
import { judgePayment, type ProviderPayment, type RefundReason } from '#lib/checkout/rules/judge-payment.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { messages } from '#lib/message-table.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { gatewayOf } from '../payments/chosen-provider.ts'
import { paymentSettings } from '../payments/settings.ts'
import { UPI_GATEWAY } from '../upi/upi-gateway.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { confirmOrder } from './confirm-order.ts'
import { customerOfOrder } from './customer.ts'
import { mailRefundQueued } from './mails.ts'
import { lockOrder, noteOrder, type OrderRow, stateOf } from './order-row.ts'
import { orderedLines } from './ordered-line.ts'
import { queueRefund } from './queue-refund.ts'
import { takeStock } from './stock.ts'

export type Teller = 'confirm' | 'callback' | 'webhook' | 'reconciler' | 'seller'

/** Every report of the provider about one order's payments ends here, whichever way it came (Rule 24). */
export async function settlePayments(orderId: string, payments: readonly ProviderPayment[], by: Teller) {
  for (const payment of payments) await settlePayment(orderId, payment, by)
}

/** Settles one payment: it pays its order or goes back, once, no matter who reports it and how often. */
export async function settlePayment(orderId: string, payment: ProviderPayment, by: Teller): Promise<void> {
  await failpoint('payment-told')
  const verdict = await transaction(tx => settleIn(tx, orderId, payment, by))
  await failpoint('payment-settled')
  if (verdict === 'capture') await settlePayment(orderId, await captured(payment), by)
}

/** The same inside a transaction of the caller's. What is only authorised has to be captured first. */
export async function settleIn(
  tx: Db,
  orderId: string,
  payment: ProviderPayment,
  by: Teller,
): Promise<'capture' | 'settled'> {
  const order = await lockOrder(tx, orderId)
  if (!order) throw new Error(`A payment ${payment.id} for an order that is not there.`)
  await failpoint('payment-locked')
  if (await isSettled(tx, payment)) return 'settled'
  const verdict = judgePayment(stateOf(order), payment)
  if (verdict.kind === 'capture') return 'capture'
  if (verdict.kind === 'refund') await giveBack(tx, order, payment, by, verdict.why)
  if (verdict.kind === 'pays') await pay(tx, order, payment, by, verdict.takeStock)
  return 'settled'
}

async function captured(payment: ProviderPayment): Promise<ProviderPayment> {
  const settings = paymentSettings()
  if (!settings) throw new Error('A payment came in while online payments are off.')
  const gateway = await gatewayOf(settings)
  const after = await gateway.capture(payment.id, payment.amount)
  await failpoint('captured')
  // Still only authorised: it is asked about again later, not taken in circles.
  return after.status === 'authorized' ? { ...after, status: 'created' } : after
}

const isSettled = async (tx: Db, { id }: ProviderPayment) =>
  (await tx.one('select 1 from payments where id = $1', [id])) !== undefined

async function pay(tx: Db, order: OrderRow, payment: ProviderPayment, by: Teller, late: boolean) {
  const lines = await orderedLines(tx, order.id)
  await tx.query('savepoint fulfilled')
  try {
    await tx.run(`update orders set status = 'placed', unheld = false where id = $1`, [order.id])
    await keep(tx, order, payment, by, 'paid')
    await noteOrder(tx, order.id, 'paid', isPractice(order) ? messages.testPayment : '')
    const { id, keep_cart: keepCart } = order
    const customer = await customerOfOrder(tx, order.customer_id)
    await confirmOrder(tx, { id, customer, keepCart }, lines)
    await queueOrderEvent(tx, 'order.paid', id)
    if (late) await takeStock(tx, lines)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Its pieces were sold to somebody else while nothing was held for it.
    await tx.query('rollback to savepoint fulfilled')
    await giveBack(tx, order, payment, by, 'sold-out')
    await end(tx, order)
  }
}

const isPractice = ({ gateway }: OrderRow) => gateway !== UPI_GATEWAY && paymentSettings()?.practice === true

/** Money that buys nothing: written down with what is owed for it, and told. */
export async function giveBack(
  tx: Db,
  order: OrderRow,
  payment: ProviderPayment,
  by: Teller,
  why: RefundReason,
) {
  await keep(tx, order, payment, by, 'refund')
  await queueRefund(tx, { orderId: order.id, paymentId: payment.id, amount: payment.amount, why })
  const customer = await customerOfOrder(tx, order.customer_id)
  await mailRefundQueued(tx, { id: order.id, customer, total: order.total }, payment, why)
}

/** Who is given the money back is not asked to pay for the same order again. */
async function end(tx: Db, order: OrderRow) {
  if (order.status !== 'awaiting') return
  await tx.run(`update orders set status = 'expired' where id = $1`, [order.id])
  await noteOrder(tx, order.id, 'expired')
}

const keep = (tx: Db, order: OrderRow, payment: ProviderPayment, by: Teller, outcome: 'paid' | 'refund') =>
  tx.run(
    'insert into payments (id, order_id, amount, currency, outcome, told_by) values ($1, $2, $3, $4, $5, $6)',
    [payment.id, order.id, payment.amount, payment.currency, outcome, by],
  )
