import { Notice } from '#components/ui/notice.tsx'
import { type CheckoutWays, CUSTOMER_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import type { UnpaidOrder } from '#lib/orders/rules/unpaid-orders.ts'
import { routes } from '#lib/routes.ts'
import { unpaidOrder, unpaidOrders } from '#messages/checkout.ts'
import { cancelIt, payForIt } from '#messages/checkout-pages.ts'

type Props = { unpaid: readonly UnpaidOrder[]; ways?: Pick<CheckoutWays, 'payment' | 'isGuest'> }

/** The unpaid orders, shown before another order: a phone returns here from a payment app. */
export const UnpaidNotice = ({ unpaid, ways = CUSTOMER_WAYS }: Props) =>
  unpaid.length > 0 && (
    <Notice>
      <p>{unpaid.length === 1 ? unpaidOrder : unpaidOrders}</p>
      <ul className="mt-1 grid gap-2">
        {unpaid.map(({ id, what }) => (
          <li key={id}>
            <span className="font-medium">{id}</span>: {what}
            <span className="flex flex-wrap gap-x-5">
              <a className="link address-act" href={`${ways.payment}?order=${id}`}>
                {payForIt}
              </a>
              {!ways.isGuest && (
                <a className="link address-act" href={`${routes.cancellation.path}?order=${id}`}>
                  {cancelIt}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
