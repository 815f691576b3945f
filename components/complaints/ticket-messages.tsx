import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { byShop, byYou, picturesAttached, whatWasWritten } from '#messages/complaints-pages.ts'

type Message = { by: 'customer' | 'shop'; at: string; text: string; pictures: number }

/** What the customer and the shop have written, the first first. */
export const TicketMessages = ({ messages }: { messages: readonly Message[] }) => (
  <section className="grid gap-3" aria-label={whatWasWritten}>
    <h2 className="text-lg">{whatWasWritten}</h2>
    <ol className="grid gap-3">
      {messages.map((message, place) => (
        <li key={`${message.at}-${place}`} className="rounded-md border border-line bg-paper p-3">
          <p className="text-sm text-muted">
            <b>{message.by === 'shop' ? byShop : byYou}</b> · {dayInIndia(message.at)}
          </p>
          <p className="break-words whitespace-pre-line">{message.text}</p>
          {message.pictures > 0 && <p className="text-sm text-muted">{picturesAttached(message.pictures)}</p>}
        </li>
      ))}
    </ol>
  </section>
)
