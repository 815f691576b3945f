import 'server-only'
import { randomUUID } from 'node:crypto'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { partRefundAskedAgain, partRefundStuck, providerFailed } from '#messages/cli-returns.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { failpoint } from '../failpoints.ts'
import { accountOf, gatewayOf } from '../payments/chosen-provider.ts'
import { type Gateway, GatewayError, type Refund } from '../payments/gateway.ts'
import { paymentSettings } from '../payments/settings.ts'
import { queueOrderEvent } from '../webhooks/queue-order-event.ts'

const AT_ONCE = 10
const MOST_ATTEMPTS = 20

type Owed = {
  id: number
  order_id: string
  payment_id: string
  amount: number
  key: string
  state: 'due' | 'sent'
  attempts: number
}

/** Asks the provider for what is owed for parts of orders. The key makes a second asking harmless. */
export async function sendPartRefunds(): Promise<number> {
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
    // Another part may have the same amount: only the key tells whether it was made before.
    const before =
      state === 'sent' || attempts > 1
        ? (await gateway.refundsOf(paymentId)).find(made => made.key === key)
        : undefined
    const made = before ?? (await gateway.refund({ paymentId, amount, key }))
    await failpoint('refund-made')
    await partRefundReported({ ...made, key })
  } catch (error) {
    await failed(refund, error)
  }
}

/** What the provider says of a refund that was asked for with this key; whether it is one of a part. */
export async function partRefundReported({ id, state, key }: Refund): Promise<boolean> {
  if (!key) return false
  const told = state === 'pending' ? 'sent' : state === 'processed' ? 'done' : 'stuck'
  const row = await transaction(async tx => {
    const part = await tx.one<{ order_id: string; amount: number; state: string; was: string }>(TOLD, [
      key,
      id,
      told,
    ])
    if (part?.state === 'done' && part.was !== 'done')
      await queueOrderEvent(tx, 'order.refunded', part.order_id)
    return part
  })
  if (row?.state === 'stuck')
    console.error(partRefundStuck(row.order_id, exactRupees(row.amount), providerFailed))
  return row !== undefined
}

async function failed({ id, order_id, amount, attempts }: Owed, error: unknown) {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ')
  const isFinal = error instanceof GatewayError && error.final
  const row = await db.one<{ state: string }>(
    `update part_refunds set last_error = $2, state = case when $3 then 'stuck' else state end
      where id = $1 and state <> 'done' returning state`,
    [id, message.slice(0, 500), isFinal || attempts >= MOST_ATTEMPTS],
  )
  if (row?.state === 'stuck') console.error(partRefundStuck(order_id, exactRupees(amount), message))
}

/** Asks for what is stuck once more, under another key where the provider has called the first one failed. */
export async function retryPartRefunds(name: string): Promise<string | undefined> {
  const again = await db.query<{ id: number }>(AGAIN, [name, randomUUID()])
  return again.length ? partRefundAskedAgain(name) : undefined
}

const CLAIM = `
  update part_refunds set attempts = attempts + 1, asked_at = now(),
         due_at = now() + least(interval '6 hours', interval '5 seconds' * power(2, least(attempts, 12)))
   where id in (select id from part_refunds r where state in ('due', 'sent') and due_at <= now()
                   and $2 = (select coalesce(o.gateway, $2) from orders o where o.id = r.order_id)
                 order by due_at limit $1 for update skip locked)
   returning id, order_id, payment_id, amount, key, state, attempts`

const TOLD = `
  with known as (select id, state as was from part_refunds where key = $1 for update)
  update part_refunds r set state = case when r.state = 'done' then r.state else $3 end,
         gateway_refund_id = coalesce(r.gateway_refund_id, $2),
         done_at = case when $3 = 'done' then coalesce(r.done_at, now()) end
    from known where r.id = known.id returning r.order_id, r.amount, r.state, known.was`

const AGAIN = `
  update part_refunds r set state = 'due', attempts = 1, due_at = now(), last_error = '', gateway_refund_id = null,
         key = case when gateway_refund_id is null then key else $2 || '-' || id end
   where state = 'stuck' and (order_id = $1 or part_id in (
     select p.id from ended_parts p join return_requests q on q.id = p.return_id where q.number = $1))
   returning id`
