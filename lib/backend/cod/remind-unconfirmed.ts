import 'server-only'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { queueMessage } from '../mail/queue-mail.ts'
import { customerOfOrder } from '../orders/customer.ts'
import { lockOrder } from '../orders/order-row.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { codTerms } from './cod-terms.ts'
import { reminderKey } from './reminder.ts'

const AT_ONCE = 50

/** Reminds once, at half time, each customer who has not confirmed their order; returns how many. */
export async function remindUnconfirmed(): Promise<number> {
  if (codTerms(await knownSeller()).confirmHours === 0) return 0
  const late = await db.query<{ id: string }>(LATE, [AT_ONCE])
  let reminded = 0
  for (const { id } of late) if (await remind(id)) reminded++
  return reminded
}

const remind = (id: string) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order || (await tx.run(MARK, [id])) === 0) return false
    const to = await customerOfOrder(tx, order.customer_id)
    await queueMessage(tx, {
      key: reminderKey(id),
      to,
      template: 'orderUnconfirmed',
      payload: { orderId: id },
    })
    return true
  })

const WAITS = `confirm_until is not null and confirmed_at is null and status = 'placed' and reminded_at is null`

const LATE = {
  name: 'orders-to-remind',
  text: `select id from orders where ${WAITS} and placed_at + (confirm_until - placed_at) / 2 < now()
          order by confirm_until limit $1`,
}
const MARK = {
  name: 'mark-reminded',
  text: `update orders set reminded_at = now() where id = $1 and ${WAITS}`,
}
