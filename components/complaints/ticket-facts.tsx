import {
  type About,
  acknowledgeBy,
  type LinkRequest,
  settleBy,
  type TicketTimes,
  ticketState,
} from '#lib/complaints/rules/ticket-state.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { aboutWords, ticketStateWords } from '#messages/complaints.ts'
import {
  acknowledgedAt,
  acknowledgedUntil,
  settledAt,
  settledUntil,
  ticketState as stateLabel,
  ticketAbout,
  ticketNumber,
  ticketOrder,
  ticketSent,
} from '#messages/complaints-pages.ts'

type Props = { ticket: TicketTimes & { number: string; about: About | LinkRequest; orderId: string | null } }

/** Where a complaint stands, and by when it goes on. */
export function TicketFacts({ ticket }: Props) {
  const { number, about, orderId, createdAt } = ticket
  const rows: [string, string][] = [
    [ticketNumber, number],
    [stateLabel, ticketStateWords[ticketState(ticket)]],
    [ticketAbout, aboutWords[about]],
    ...(orderId ? [[ticketOrder, orderId] satisfies [string, string]] : []),
    [ticketSent, day(createdAt)],
    ticket.acknowledgedAt
      ? [acknowledgedAt, day(ticket.acknowledgedAt)]
      : [acknowledgedUntil, day(acknowledgeBy(createdAt))],
    ticket.settledAt ? [settledAt, day(ticket.settledAt)] : [settledUntil, day(settleBy(createdAt))],
  ]
  return (
    <dl className="facts">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const day = (at: Date) => dayInIndia(at.toISOString())
