import type { OrderEvent } from '#lib/contract/orders-schemas.ts'
import { cancelReasonText } from '#lib/orders/rules/cancel-reason-text.ts'
import { locale } from '#messages/language.ts'
import { eventWords } from '#messages/order-states.ts'
import { toCome } from '#messages/orders-pages.ts'

const road = ['placed', 'packed', 'shipped', 'delivered'] as const
const dateFormat = new Intl.DateTimeFormat(locale, {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** The progress of an order: past steps with their time, and future steps. */
export function Timeline({ events }: { events: readonly OrderEvent[] }) {
  const ended =
    events.some(({ kind }) => kind === 'cancelled' || kind === 'delivered') ||
    events.at(-1)?.kind === 'expired'
  // What was skipped on the way does not come any more.
  const reached = road.findLastIndex(kind => events.some(event => event.kind === kind))
  const coming = ended ? [] : road.slice(reached + 1)
  return (
    <ol className="timeline">
      {events.map(event => (
        <li key={`${event.kind}-${event.at}`} data-done>
          <b>{eventWords[event.kind]}</b>
          <time dateTime={event.at}>{timeOf(event.at)}</time>
          {event.note && <span>{cancelReasonText(event.note)}</span>}
        </li>
      ))}
      {coming.map(kind => (
        <li key={kind}>
          <b>{eventWords[kind]}</b>
          <span>{toCome}</span>
        </li>
      ))}
    </ol>
  )
}

const timeOf = (at: string) => (Number.isNaN(Date.parse(at)) ? at : dateFormat.format(new Date(at)))
