import 'server-only'
import { transaction } from '../../db/transaction.ts'
import { queueSellerMail } from '../queue-mail.ts'
import { reportingChannels, TEXT_KEPT_DAYS, UNDELIVERED_HOURS } from './undelivered.ts'

/** Deletes the text of old messages, and mails the seller about messages that were sent but never reported as delivered. */
export const reportUndelivered = (): Promise<number> =>
  transaction(async tx => {
    await tx.run(FORGET, [TEXT_KEPT_DAYS])
    const rows = await tx.query<{ id: number }>(MARK, [reportingChannels(), UNDELIVERED_HOURS])
    const [first] = rows
    if (!first) return 0
    await queueSellerMail(tx, {
      key: `messages-lost:${first.id}`,
      template: 'messagesLost',
      payload: { count: rows.length },
    })
    // At most one mail each time this runs, however many there are.
    return 0
  })

const FORGET = `
  update outbox set payload = jsonb_build_object('orderId', payload->'orderId')
   where channel <> 'mail' and sent_at < now() - make_interval(days => $1)
     and payload ? 'orderId' and payload <> jsonb_build_object('orderId', payload->'orderId')`

const MARK = `
  update outbox set told_at = now()
   where (channel = any($1) or uncertain) and template <> 'code' and delivered_at is null and read_at is null and told_at is null
     and given_up_at is null and sent_at < now() - make_interval(hours => $2)
  returning id`
