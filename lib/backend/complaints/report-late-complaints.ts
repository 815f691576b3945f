import 'server-only'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { db } from '../db/pool.ts'
import { queueSellerMail } from '../mail/queue-mail.ts'
import { lateNow, listTickets } from './seller-tickets.ts'

/** Mails the seller once a day which complaints are late, if any are. */
export async function reportLateComplaints(): Promise<number> {
  const open = await listTickets(false)
  const late = (what: 'acknowledge' | 'settle') =>
    open.filter(ticket => lateNow(ticket) === what).map(({ number }) => number)
  const [acknowledge, settle] = [late('acknowledge'), late('settle')]
  if (acknowledge.length + settle.length > 0)
    await queueSellerMail(db, {
      key: `complaints-late:${isoInIndia(new Date()).slice(0, 10)}`,
      template: 'lateComplaints',
      payload: { acknowledge, settle },
    })
  return 0
}
