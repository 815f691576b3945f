import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { SignedPayment } from '#lib/contract/signed-payment.ts'
import { type MessageKey, messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { mayAct } from '../order-links/may-act.ts'
import { adapterOf, gatewayOf } from '../payments/chosen-provider.ts'
import { GatewayError } from '../payments/gateway.ts'
import { type PaymentSettings, paymentSettings } from '../payments/settings.ts'
import { customerOf } from '../session/customer-of.ts'
import { settlePayments, type Teller } from './settle-payment.ts'

/** The widget says that it is paid. A forged signature, another's order and a missing one get the same answer (Rule 4). */
export const confirmPayment: ShopHandlers['confirmPayment'] = async (signed, { token, orderBrowser }) => {
  const customer = await customerOf(token)
  const order = await orderOf(signed.order_id)
  const settings = paymentSettings()
  // A guest's may have gone to the account that proved its number, while the provider's own word had placed it already.
  const isTheirs =
    order !== undefined &&
    (await mayAct(order.id, { customer, ...(orderBrowser && { browser: orderBrowser }) }))
  if (!settings || !order || !isTheirs || !(await isSigned(settings, signed))) throw refused()
  const { key } = await settled(settings, order.id, signed, 'confirm')
  return { message: messages[key], data: { coorderid: order.id } }
}

/** The provider's page posts it through the browser, from another site and so without a cookie: only the signature is checked. */
export async function confirmByCallback(signed: SignedPayment) {
  const settings = paymentSettings()
  const order = await orderOf(signed.order_id)
  if (!settings || !order || !(await isSigned(settings, signed))) return undefined
  return settled(settings, order.id, signed, 'callback')
}

/** A signature tells who paid, not how much: the provider itself is asked before anything is sold. */
async function settled(settings: PaymentSettings, orderId: string, signed: SignedPayment, by: Teller) {
  await askProvider(settings, orderId, signed.order_id, by)
  const outcome = await outcomeOf(signed.payment_id)
  if (outcome?.why === 'sold-out') throw refusal(409, 'paidTooLate')
  if (outcome?.outcome === 'refund') throw refusal(409, 'paymentReturned')
  const key: MessageKey = outcome ? 'orderPaid' : 'paymentUnsettled'
  return { key }
}

async function askProvider(settings: PaymentSettings, orderId: string, gatewayOrderId: string, by: Teller) {
  try {
    const gateway = await gatewayOf(settings)
    await settlePayments(orderId, await gateway.paymentsOf(gatewayOrderId), by)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    throw refusal(503, 'paymentThrew', { cause: error })
  }
}

const isSigned = async (settings: PaymentSettings, signed: SignedPayment) =>
  (await adapterOf(settings)).isPaymentSigned(settings, signed)

const orderOf = (gatewayOrderId: string) =>
  db.one<{ id: string }>('select id from orders where gateway_order_id = $1', [gatewayOrderId])

const outcomeOf = (paymentId: string) =>
  db.one<{ outcome: 'paid' | 'refund'; why: string | null }>(
    'select p.outcome, r.why from payments p left join refunds r on r.payment_id = p.id where p.id = $1',
    [paymentId],
  )

const refused = () => refusal(400, 'orderFailed')
