import { ButtonLink } from '#components/ui/button.tsx'
import { formKey } from '#lib/desk/rules/form-key.ts'
import type { OrderList as Listed } from '#lib/desk/rules/orders/order-list.ts'
import { ORDERS_PAGE, ordersIn } from '#lib/desk/rules/orders/order-paths.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import {
  chooseAll,
  chooseNone,
  firstPage,
  nextPage,
  noOrdersHere,
  nothingFound,
} from '#messages/desk-orders.ts'
import { ChosenActs } from './chosen-acts.tsx'
import { ManyForm } from './many-form.tsx'
import { OrderRow } from './order-row.tsx'

type Props = {
  list: Listed
  role: Role
  /** Where this page begins; undefined: with the newest. */
  after: string | undefined
  /** Whether each box is ticked to begin with. */
  isAll: boolean
}

/** A page of orders, and what can be done with several of them at once. */
export function OrderList({ list, role, after, isAll }: Props) {
  const { rows, search, tab, next } = list
  const here = search ? `${ORDERS_PAGE}?q=${encodeURIComponent(search)}` : ordersIn(tab)
  const and = here.includes('?') ? '&' : '?'
  const from = after ? `${here}${and}after=${encodeURIComponent(after)}` : here
  return (
    <>
      {rows.length > 1 && (
        <a
          className="link inline-flex min-h-11 items-center justify-self-start text-sm"
          href={isAll ? from : `${from}${from.includes('?') ? '&' : '?'}choose=all`}
        >
          {isAll ? chooseNone : chooseAll(rows.length)}
        </a>
      )}
      {/* It stays when its last row has gone, with what became of each. */}
      <ManyForm action="/desk/do/orders/many" sendKey={formKey()} className="grid gap-3">
        {rows.length === 0 && <p>{search ? nothingFound : noOrdersHere}</p>}
        <ul className="desk-orders">
          {rows.map(order => (
            <OrderRow key={order.id} order={order} isChosen={isAll} />
          ))}
        </ul>
        <ChosenActs role={role} />
      </ManyForm>
      {(next || after) && (
        <p className="desk-acts">
          {after && <ButtonLink href={here}>{firstPage}</ButtonLink>}
          {next && (
            <ButtonLink href={`${here}${and}after=${encodeURIComponent(next)}`}>{nextPage}</ButtonLink>
          )}
        </p>
      )}
    </>
  )
}
