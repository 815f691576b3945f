import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { SumList } from '#components/ui/sum-list.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { loginFrom } from '#lib/linked-paths.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { routes } from '#lib/routes.ts'
import { askTheShop, orderedBy, orderFor, restIsHidden, signInToSee } from '#messages/order-links-pages.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'

/** The whole order if it is the visitor's; else what anyone with its link may see. */
export const LinkedOrderDetails = ({ order, mayAct }: { order: Order; mayAct: boolean }) =>
  mayAct ? <OrderDetails order={order} /> : <Seen order={order} />

function Seen({ order }: { order: Order }) {
  const { lines, sums } = orderText(order)
  return (
    <>
      <OrderLines lines={lines} level="h3" />
      <SumList rows={sums} />
      <dl className="facts text-sm">
        <dt>{orderedBy}</dt>
        <dd>{orderFor(order.address.firstname, order.address.city)}</dd>
      </dl>
      <Notice>
        <p>{restIsHidden}</p>
        <p className="mt-2 flex flex-wrap gap-2">
          {/* Not back to this page: the way to the sign-in would carry the key. */}
          <ButtonLink size="small" href={loginFrom(routes.orders.path)}>
            {signInToSee}
          </ButtonLink>
          <ButtonLink size="small" href={routes.support.path}>
            {askTheShop}
          </ButtonLink>
        </p>
      </Notice>
    </>
  )
}
