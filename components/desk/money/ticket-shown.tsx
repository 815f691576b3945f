import { isLinkRequest, type TicketState } from '#lib/complaints/rules/ticket-state.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { callBeforeAsked } from '#messages/cli-complaints.ts'
import { aboutWords, ticketStateWords } from '#messages/complaints.ts'
import * as words from '#messages/desk-money-answers.ts'

type Props = {
  ticket: {
    number: string
    about: string
    name: string
    email: string
    mobile: string
    orderId: string | null
    state: TicketState
    pictures: number
    messages: readonly { by: 'customer' | 'shop'; at: Date; text: string }[]
  }
}

/** A complaint as it stands: from whom, about what, and what both sides have written. */
export const TicketShown = ({ ticket }: Props) => (
  <section className="desk-card">
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt className="text-muted">{words.state}</dt>
      <dd>{ticketStateWords[ticket.state]}</dd>
      <dt className="text-muted">{words.about}</dt>
      <dd>{(aboutWords as Record<string, string>)[ticket.about] ?? ticket.about}</dd>
      {ticket.orderId && (
        <>
          <dt className="text-muted">{words.order}</dt>
          <dd>
            <a className="link" href={`/desk/orders/${ticket.orderId}`}>
              {ticket.orderId}
            </a>
          </dd>
        </>
      )}
      <dt className="text-muted">{words.from}</dt>
      <dd>{ticket.name}</dd>
      {ticket.email && (
        <>
          <dt className="text-muted">{words.reach}</dt>
          <dd>
            <a className="link break-all" href={`mailto:${ticket.email}`}>
              {ticket.email}
            </a>
          </dd>
        </>
      )}
      {ticket.mobile && (
        <>
          <dt className="text-muted">{words.reach}</dt>
          <dd>
            <a className="link" href={`tel:${ticket.mobile}`}>
              {ticket.mobile}
            </a>
          </dd>
        </>
      )}
    </dl>
    {isLinkRequest(ticket.about) && <p>{callBeforeAsked}</p>}
    <ul className="desk-rows">
      {ticket.messages.map(({ by, at, text }) => (
        <li key={String(at)} className="rounded-md bg-paper p-3">
          <p className="text-sm text-muted">
            {by === 'shop' ? words.byShop : words.byCustomer} · {momentInIndia(at)}
          </p>
          <p className="whitespace-pre-wrap break-words">{text}</p>
        </li>
      ))}
    </ul>
    {Array.from({ length: ticket.pictures }, (_, place) => (
      <img
        key={place}
        src={`/desk/ticket-picture/${encodeURIComponent(ticket.number)}/${place}`}
        alt={words.picture(place + 1)}
        loading="lazy"
        className="desk-banner"
      />
    ))}
  </section>
)
