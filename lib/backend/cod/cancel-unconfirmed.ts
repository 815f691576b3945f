import 'server-only'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { queueSellerMail } from '../mail/queue-mail.ts'
import { closeOrder } from '../orders/close-order.ts'
import { customerOfOrder } from '../orders/customer.ts'
import { lockOrder } from '../orders/order-row.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { codTerms } from './cod-terms.ts'
import { REMINDED_AT, REMINDER_OF } from './reminder.ts'

const AT_ONCE = 50

/** Cancels what nobody has confirmed in time, where the reminder has arrived; tells how many (Rule 106). */
export async function cancelUnconfirmed(): Promise<number> {
  if (codTerms(await knownSeller()).confirmHours === 0) return 0
  const over = await db.query<{ id: string }>(`${OVER} limit $1`, [AT_ONCE])
  let cancelled = 0
  for (const { id } of over) if (await cancel(id)) cancelled++
  return cancelled
}

/** If it was confirmed or packed meanwhile, that transaction had the lock first, and the order stays. */
const cancel = (id: string) =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order || (await tx.query(`${OVER_NOW} and o.id = $1`, [id])).length === 0) return false
    await closeOrder(tx, order, { reason: messages.orderNotConfirmed, by: 'shop' })
    const { name } = await customerOfOrder(tx, order.customer_id)
    await queueSellerMail(tx, {
      key: `order-not-confirmed:${id}`,
      template: 'notConfirmed',
      payload: { customer: name, orderId: id },
    })
    return true
  })

// After the reminder has arrived there is half of the time left, however late it came.
const OVER_NOW = `
  select o.id from orders o join outbox m on m.key = ${REMINDER_OF('o.id')}
   where o.confirm_until < now() and o.confirmed_at is null and o.status = 'placed'
     and ${REMINDED_AT} + (o.confirm_until - o.placed_at) / 2 < now()`

const OVER = `${OVER_NOW} order by o.confirm_until`
