import { picturesOfTicket, showTicket, timesOf } from '#lib/backend/complaints/seller-tickets.ts'
import { ticketPathOfNumber } from '#lib/backend/complaints/ticket-path-of-number.ts'
import { isLinkRequest, ticketState } from '#lib/complaints/rules/ticket-state.ts'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { env } from '#lib/server/settings/env.ts'
import { callBeforeAsked, noTicket, ticketLabels } from '#messages/cli-complaints.ts'
import { picturesAre } from '#messages/cli-returns.ts'
import { aboutWords, ticketStateWords } from '#messages/complaints.ts'
import { printable } from '../orders/printable.mjs'
import { printRows } from '../run-verb.mjs'
import { saveAttachedPhotos } from '../save-attached-photos.mjs'

export async function showComplaint({ names, text }) {
  const ticket = await showTicket(hyphenatedNumber(names[0]))
  if (!ticket) {
    console.error(noTicket(names[0]))
    return 1
  }
  const { number, about, order_id, name, email, mobile, messages } = ticket
  printRows([
    [ticketLabels.number, number],
    [ticketLabels.state, ticketStateWords[ticketState(timesOf(ticket))]],
    [ticketLabels.about, aboutWords[about] ?? about],
    ...(order_id ? [[ticketLabels.order, order_id]] : []),
    [ticketLabels.from, printable(name)],
    ...[email, mobile].filter(Boolean).map(way => [ticketLabels.reach, printable(way)]),
    ...(isLinkRequest(about) ? [[ticketLabels.before, callBeforeAsked]] : []),
    [ticketLabels.page, new URL(ticketPathOfNumber(number), env.siteUrl).href],
    ...messages.map(message => [
      ticketLabels[message.by],
      [timeInIndia(message.at), printable(message.text), message.pictures && picturesAre(message.pictures)]
        .filter(Boolean)
        .join('  '),
    ]),
  ])
  if (text('pictures')) saveAttachedPhotos(text('pictures'), number, await picturesOfTicket(ticket.id))
  return 0
}
