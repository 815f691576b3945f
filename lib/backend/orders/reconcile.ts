import 'server-only'
import { db } from '../db/pool.ts'
import { accountOf, gatewayOf } from '../payments/chosen-provider.ts'
import { paymentSettings } from '../payments/settings.ts'
import { settlePayments } from './settle-payment.ts'

const AT_ONCE = 20

type OpenPayment = { id: string; gateway_order_id: string }
type Failed = { id: string; reason: string }

/**
 * Asks the provider what became of the payments that nobody told of: the browser was closed, the webhook was lost.
 * Often while the stock is held, ever less often for four days, then no more. Orders of another provider's keys are not
 * asked about: they end as their hold does.
 */
export async function reconcile(): Promise<number> {
  const settings = paymentSettings()
  if (!settings) return 0
  const orders = await db.query<OpenPayment>(CLAIM, [AT_ONCE, accountOf(settings)])
  const gateway = await gatewayOf(settings)
  const ask = async ({ id, gateway_order_id }: OpenPayment): Promise<Failed | undefined> => {
    try {
      await settlePayments(id, await gateway.paymentsOf(gateway_order_id), 'reconciler')
      return undefined
    } catch (error) {
      return { id, reason: error instanceof Error ? error.message : String(error) }
    }
  }
  const failed = (await Promise.all(orders.map(ask))).filter(outcome => outcome !== undefined)
  await backOff(orders, failed)
  for (const [reason, ids] of Map.groupBy(failed, ({ reason }) => reason)) logFailure(reason, ids)
  return orders.length
}

async function backOff(orders: OpenPayment[], failed: Failed[]) {
  const ids = failed.map(({ id }) => id)
  if (ids.length > 0) await db.run(BACK_OFF, [ids])
  const answered = orders.map(({ id }) => id).filter(id => !ids.includes(id))
  if (answered.length > 0) await db.run(ANSWERED, [answered])
}

const NAMED = 5

/** One line a reason, however many orders it stands in the way of. */
function logFailure(reason: string, failed: Failed[]) {
  const named = failed.slice(0, NAMED).map(({ id }) => id)
  const more = failed.length > NAMED ? ` and ${failed.length - NAMED} more` : ''
  console.error(
    `The payment of ${named.join(', ')}${more} could not be asked about, and is asked about again later: ${reason.replace(/\s+/g, ' ')}`,
  )
}

// Claimed by moving its hour on: should this process die now, it is asked again then.
const CLAIM = `
  update orders set check_at = case
      when status = 'awaiting' then now() + interval '20 seconds'
      when placed_at < now() - interval '4 days' then null
      else now() + greatest(interval '30 seconds', (now() - placed_at) / 2) end
   where id in (select id from orders where check_at <= now() and coalesce(gateway, $2) = $2
                 order by check_at limit $1 for update skip locked)
   returning id, gateway_order_id`

// 20 s, 40 s, 80 s and so on, up to five minutes while its hold lasts; where it is to be asked later still, that stands.
const BACK_OFF = `
  update orders set check_failures = check_failures + 1,
         check_at = greatest(check_at, now() + least(interval '20 seconds' * power(2, least(check_failures, 12)),
                      case when status = 'awaiting' then interval '5 minutes' else interval '6 hours' end))
   where id = any($1) and check_at is not null`
const ANSWERED = 'update orders set check_failures = 0 where id = any($1) and check_failures > 0'
