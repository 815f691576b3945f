import { lateNow, listTickets, timesOf } from '#lib/backend/complaints/seller-tickets.ts'
import { settleBy, ticketState } from '#lib/complaints/rules/ticket-state.ts'
import { isoInIndia, timeInIndia } from '#lib/orders/rules/india-time.ts'
import { isLateTo, noTicketsOpen, settleUntil } from '#messages/cli-complaints.ts'
import { aboutWords, ticketStateWords } from '#messages/complaints.ts'
import { printable } from '../orders/printable.mjs'

/** The complaints for a reader, the oldest first: it is late first. */
export async function listComplaints({ has }) {
  const tickets = await listTickets(has('all'))
  for (const ticket of tickets) console.log(lineOf(ticket))
  if (tickets.length === 0) console.log(noTicketsOpen)
  return 0
}

const lineOf = ticket => {
  const { number, created_at, settled_at, about, order_id, name } = ticket
  const late = lateNow(ticket)
  return [
    number,
    timeInIndia(created_at),
    ticketStateWords[ticketState(timesOf(ticket))],
    aboutWords[about] ?? about,
    order_id,
    printable(name),
    !settled_at && settleUntil(isoInIndia(settleBy(created_at)).slice(0, 10)),
    late && isLateTo[late],
  ]
    .filter(Boolean)
    .join('  ')
}
