import type { DeskOrder, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  historyForgiven,
  historyNone,
  historyOrders,
  historyRefused,
  historyTitle,
  liftNow,
  liftTitle,
} from '#messages/desk-orders.ts'
import { statusWords } from '#messages/order-states.ts'
import { ActButton } from '../act-button.tsx'
import { type Flash, Folded, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; owner: OwnersPart; flash: Flash }

const LIFT = '/desk/do/orders/lift'

/** What else this customer has ordered, and refused. */
export const OrderCustomer = ({ order, owner: { history }, flash }: Props) => (
  <section className="desk-card" aria-labelledby="customer-title">
    <h2 id="customer-title">{historyTitle}</h2>
    <p>{history.orders === 0 ? historyNone : historyOrders(history.orders, history.delivered)}</p>
    {history.refused > 0 && <p className="text-danger">{historyRefused(history.refused)}</p>}
    {history.forgiven > 0 && <p className="text-sm text-muted">{historyForgiven(history.forgiven)}</p>}
    {history.latest.length > 0 && (
      <ul>
        {history.latest.map(({ id, placedAt, status, total }) => (
          <li key={id}>
            <a className="link inline-flex min-h-11 flex-wrap items-center gap-x-2" href={orderPage(id)}>
              {dayInIndia(placedAt)} · {exactRupees(total)} · {statusWords[status]}
            </a>
          </li>
        ))}
      </ul>
    )}
    {history.refused > 0 && (
      <Folded title={liftTitle} action={LIFT} flash={flash}>
        <OrderForm order={order} action={LIFT} className="grid">
          <ActButton>{liftNow}</ActButton>
        </OrderForm>
      </Folded>
    )}
  </section>
)
