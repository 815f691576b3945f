import { ButtonLink } from '#components/ui/button.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import type { OrderList as Listed } from '#lib/desk/rules/orders/order-list.ts'
import { ORDERS_PAGE, ordersIn } from '#lib/desk/rules/orders/order-paths.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { firstPage, nextPage, noOrdersHere, nothingFound } from '#messages/desk-orders.ts'
import { ChosenActs } from './chosen-acts.tsx'
import { ManyForm } from './many-form.tsx'
import { OrderRow } from './order-row.tsx'

type Props = { list: Listed; role: Role; isFirst: boolean }

/** A page of orders, and what can be done with several of them at once. */
export function OrderList({ list, role, isFirst }: Props) {
  const { rows, search, tab, next } = list
  const here = search ? `${ORDERS_PAGE}?q=${encodeURIComponent(search)}` : ordersIn(tab)
  return (
    <>
      {/* It stays when its last row has gone, with what became of each. */}
      <ManyForm action="/desk/do/orders/many" sendKey={formKey()} className="grid gap-3">
        {rows.length === 0 && <p>{search ? nothingFound : noOrdersHere}</p>}
        <ul className="desk-orders">
          {rows.map(order => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
        <ChosenActs role={role} />
      </ManyForm>
      {(next || !isFirst) && (
        <p className="desk-acts">
          {!isFirst && <ButtonLink href={here}>{firstPage}</ButtonLink>}
          {next && (
            <ButtonLink href={`${here}${here.includes('?') ? '&' : '?'}after=${encodeURIComponent(next)}`}>
              {nextPage}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  )
}
