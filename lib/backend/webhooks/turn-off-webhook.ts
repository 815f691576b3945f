import 'server-only'
import { webhookIsOff } from '#messages/webhooks.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { tellOwners } from '../desk/door/tell-owners.ts'

/** The shop turns an address off: it said that it is gone, or did nothing but fail. The owners are told; what waited is dead. */
export const turnOffWebhook = (id: number, why: 'gone' | 'failing') =>
  transaction(async tx => {
    const row = await tx.one<{ url: string; off_at: Date }>(OFF, [id, why])
    if (!row) return
    await endWaiting(tx, id)
    await tellOwners(tx, {
      key: `webhook-off:${id}:${row.off_at.getTime()}`,
      news: 'webhookOff',
      by: '',
      about: new URL(row.url).host,
    })
  })

/** Nothing is sent any more; each can be sent again. */
export const endWaiting = (tx: Db, id: number) => tx.run(END, [id, webhookIsOff])

const OFF = `update webhooks set off_at = now(), off_why = $2 where id = $1 and off_at is null returning url, off_at`

const END = `
  update webhook_messages set dead_at = now(), last_error = case when last_error = '' then $2 else last_error end
   where webhook_id = $1 and sent_at is null and dead_at is null`
