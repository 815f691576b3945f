import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { type Gateway, GatewayError, type Refund } from '../payments/gateway.ts'
import { razorpay } from '../payments/razorpay.ts'
import { paymentSettings } from '../payments/settings.ts'
import { reach } from '../points.ts'
import { noteOrder } from './order-row.ts'

const AT_ONCE = 10
const MOST_ATTEMPTS = 20

type Owed = { payment_id: string; amount: number; key: string; state: 'due' | 'sent'; attempts: number }

/** Sends what is owed. The key makes a second asking harmless: after a crash between asking and writing down, say. */
export async function sendRefunds(): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 0
  const owed = await db.query<Owed>(CLAIM, [AT_ONCE])
  await reach('refund-claimed')
  const gateway = razorpay(settings)
  await Promise.all(owed.map(refund => send(gateway, refund)))
  return owed.length
}

async function send(gateway: Gateway, { payment_id: paymentId, amount, key, state, attempts }: Owed) {
  try {
    const made =
      state === 'due'
        ? await gateway.refund({ paymentId, amount, key })
        : (await gateway.refundsOf(paymentId)).find(refund => refund.amount === amount)
    await reach('refund-made')
    if (made) await refundTold(paymentId, made)
  } catch (error) {
    await refundFailed(paymentId, error, attempts)
  }
}

/** What the provider says became of a refund: its answer, or a webhook's. */
export const refundTold = (paymentId: string, { id, amount, state }: Refund) =>
  transaction(async tx => {
    const row = await tx.one<{ order_id: string; state: string }>(TOLD, [
      paymentId,
      id,
      state === 'pending' ? 'sent' : state === 'processed' ? 'done' : 'stuck',
      amount,
    ])
    if (row?.state === 'done') await noteOrder(tx, row.order_id, 'refunded')
    if (row?.state === 'stuck')
      console.error(`The refund of ${paymentId} failed at the provider: see its dashboard.`)
  })

async function refundFailed(paymentId: string, error: unknown, attempts: number) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(`The refund of ${paymentId} was not made: ${message}`)
  // Refused for good: it may have been made by hand in the meantime, which the list of its refunds will tell.
  const refused = error instanceof GatewayError && error.final
  await db.run(
    `update refunds set last_error = $2, state = case when $3 then 'stuck' when $4 then 'sent' else state end
      where payment_id = $1 and state <> 'done'`,
    [paymentId, message.slice(0, 500), attempts >= MOST_ATTEMPTS, refused],
  )
}

const CLAIM = `
  update refunds set attempts = attempts + 1,
         due_at = now() + least(interval '6 hours', interval '5 seconds' * power(2, least(attempts, 12)))
   where payment_id in (select payment_id from refunds where state in ('due', 'sent') and due_at <= now()
                         order by due_at limit $1 for update skip locked)
   returning payment_id, amount, key, state, attempts`

const TOLD = `
  update refunds set state = case when state = 'done' then state else $3 end, gateway_refund_id = coalesce(gateway_refund_id, $2)
   where payment_id = $1 and amount = $4 and (gateway_refund_id is null or gateway_refund_id = $2)
   returning order_id, state`
