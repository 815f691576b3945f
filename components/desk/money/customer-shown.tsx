import { Icon } from '#components/ui/icon.tsx'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-customers.ts'
import { statusWords } from '#messages/order-states.ts'

type Order = { id: string; placed_at: Date; status: string; total: number; refused: boolean }
type Props = {
  person: { email: string; mobile: string | null; guest: boolean; created_at: Date; asked_at: Date | null }
  orders: readonly Order[]
}

/** How a customer is reached, and what they ordered. */
export const CustomerShown = ({ person, orders }: Props) => (
  <section className="desk-card">
    <p>
      {words.since(dayInIndia(person.created_at.toISOString()))}
      {person.guest && ` · ${words.guest}`}{' '}
      {person.asked_at && (
        <span className="desk-tag" data-tone="bad">
          {words.toBeErased}
        </span>
      )}
    </p>
    {person.mobile && (
      <a className="link inline-flex min-h-11 items-center" href={`tel:${person.mobile}`}>
        {person.mobile}
      </a>
    )}
    {person.email && (
      <a className="link inline-flex min-h-11 items-center break-all" href={`mailto:${person.email}`}>
        {person.email}
      </a>
    )}
    <h2>{words.ordersTitle}</h2>
    {orders.length === 0 && <p className="text-muted">{words.noOrders}</p>}
    <ul className="desk-links">
      {orders.map(({ id, placed_at: at, status, total, refused }) => (
        <li key={id}>
          <a href={`/desk/orders/${id}`}>
            <span>
              <b>{id}</b> ·{' '}
              {[
                dayInIndia(at.toISOString()),
                (statusWords as Record<string, string>)[status] ?? status,
                rupeesAsText(total),
              ].join(' · ')}{' '}
              {refused && (
                <span className="desk-tag" data-tone="bad">
                  {words.refusedMark}
                </span>
              )}
            </span>
            <Icon name="right" />
          </a>
        </li>
      ))}
    </ul>
  </section>
)
