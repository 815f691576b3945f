import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { accountOf, gatewayOf } from '../payments/chosen-provider.ts'
import { type Gateway, GatewayError, type Refund } from '../payments/gateway.ts'
import { paymentSettings } from '../payments/settings.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'
import { noteOrder } from './order-row.ts'

const AT_ONCE = 10
const MOST_ATTEMPTS = 20

type Owed = {
  payment_id: string
  order_id: string
  amount: number
  key: string
  state: 'due' | 'sent'
  attempts: number
}

/** Sends what is owed. The key makes a second asking harmless: after a crash between asking and writing down, say. */
export async function sendRefunds(): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 0
  const owed = await db.query<Owed>(CLAIM, [AT_ONCE, accountOf(settings)])
  await failpoint('refund-claimed')
  const gateway = await gatewayOf(settings)
  await Promise.all(owed.map(refund => send(gateway, refund)))
  return owed.length
}

async function send(gateway: Gateway, refund: Owed) {
  const { payment_id: paymentId, amount, key, state, attempts } = refund
  try {
    const before = state === 'sent' || attempts > 1 ? await madeBefore(gateway, refund) : undefined
    const made =
      state === 'due' && before?.state !== 'pending' && before?.state !== 'processed'
        ? await gateway.refund({ paymentId, amount, key })
        : before
    await failpoint('refund-made')
    if (made) await refundReported(paymentId, made)
    else if (attempts >= MOST_ATTEMPTS) await db.run(STUCK, [paymentId])
  } catch (error) {
    await refundFailed(refund, error)
  }
}

/** A refund that was asked for before, perhaps under another key, may have been made all the same: not twice, then. */
async function madeBefore(gateway: Gateway, { payment_id: paymentId, amount }: Owed) {
  const parts = await db.query<{ key: string }>('select key from part_refunds where payment_id = $1', [
    paymentId,
  ])
  const refunds = (await gateway.refundsOf(paymentId)).filter(
    refund => refund.amount === amount && !parts.some(({ key }) => key === refund.key),
  )
  return refunds.find(refund => refund.state !== 'failed') ?? refunds[0]
}

/** What the provider says became of a refund: its answer, or a webhook's. */
export const refundReported = (paymentId: string, { id, amount, state }: Refund) =>
  transaction(async tx => {
    const row = await tx.one<{ order_id: string; state: string; was: string }>(TOLD, [
      paymentId,
      id,
      state === 'pending' ? 'sent' : state === 'processed' ? 'done' : 'stuck',
      amount,
    ])
    if (row?.state === 'done') await noteOrder(tx, row.order_id, 'refunded')
    if (row?.state === 'done' && row.was !== 'done') await queueOrderEvent(tx, 'order.refunded', row.order_id)
    if (row?.state === 'stuck')
      console.error(
        `The refund of ${paymentId}, order ${row.order_id}, failed at the provider. npm run orders -- refund ${row.order_id} --retry asks for it again.`,
      )
  })

async function refundFailed({ payment_id, order_id, attempts }: Owed, error: unknown) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(
    `The refund of ${payment_id}, order ${order_id}, was not made: ${message.replace(/\s+/g, ' ')}`,
  )
  // Refused for good, perhaps because it was made by hand in the meantime: as "sent", the provider's list of refunds is
  // looked at next time, and it is stuck if it is not there either.
  const refused = error instanceof GatewayError && error.final
  await db.run(
    `update refunds set last_error = $2, state = case when $3 then 'stuck' when $4 then 'sent' else state end
      where payment_id = $1 and state <> 'done'`,
    [payment_id, message.slice(0, 500), attempts >= MOST_ATTEMPTS, refused],
  )
}

// The provider refused it, and nobody made it by hand: the seller is to look.
const STUCK = `update refunds set state = 'stuck' where payment_id = $1 and state <> 'done'`

const CLAIM = `
  update refunds set attempts = attempts + 1, asked_at = now(),
         due_at = now() + least(interval '6 hours', interval '5 seconds' * power(2, least(attempts, 12)))
   where payment_id in (select payment_id from refunds r where state in ('due', 'sent') and due_at <= now()
                           and $2 = (select coalesce(o.gateway, $2) from orders o where o.id = r.order_id)
                         order by due_at limit $1 for update skip locked)
   returning payment_id, order_id, amount, key, state, attempts`

const TOLD = `
  with known as (select payment_id, state as was from refunds where payment_id = $1 for update)
  update refunds r set state = case when r.state = 'done' then r.state else $3 end,
         gateway_refund_id = coalesce(r.gateway_refund_id, $2)
    from known where r.payment_id = known.payment_id and r.amount = $4
     and (r.gateway_refund_id is null or r.gateway_refund_id = $2)
   returning r.order_id, r.state, known.was`
