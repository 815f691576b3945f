import type { Metadata } from 'next'
import { PayButton } from '#components/checkout/pay-button.tsx'
import { OrderWhole } from '#components/orders/order-whole.tsx'
import { Chrome } from '#components/shop/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/page-query.ts'
import { NOT_PAID, type NotPaid, notPaidOf } from '#lib/checkout/not-paid.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { type MessageKey, messages } from '#lib/messages.ts'
import { readOrder } from '#lib/orders/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.payment)

// Of an order that is paid, it is no news that nothing was paid at a try before.
const NO_NEWS: NotPaid[] = ['closed', 'sdkFailed']

// How long it is held, or that it is not, stands above the button.
const SHOWN_BELOW: MessageKey[] = ['payNow', 'payNowUnheld']

/** The online step of one order, read anew at each visit (rulings 30, 35). */
export default async function PaymentPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const id = query.get('order')
  const order = await readOrder(`${routes.payment.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`, id)
  const flash = await readFlash()
  const why = flash.say ? undefined : notPaidOf(query.get('why'))
  return (
    <Chrome route={routes.payment}>
      <Steps steps={['Checkout', 'Payment']} current={1} />
      {order ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <h1>Payment</h1>
          {!SHOWN_BELOW.some(key => key === flash.say) && <Flash flash={flash} />}
          {why && !order.payable && !NO_NEWS.includes(why) && <Notice tone="bad">{NOT_PAID[why]}</Notice>}
          <Whole order={order} />
          {order.unheld && <Notice>{messages.payNowUnheld}</Notice>}
          {order.payable && order.gatewayOrder ? (
            <PayButton
              gateway={order.gatewayOrder}
              coorderid={order.CoOrderID}
              total={order.total}
              holdUntil={order.holdUntil}
              told={why && NOT_PAID[why]}
            />
          ) : (
            <>
              {order.payable ? (
                <Notice tone="bad">{messages.providerAway}</Notice>
              ) : (
                <Notice>{order.CoOrderStatus}: there is nothing to pay for this order now.</Notice>
              )}
              <ButtonLink href={routes.orders.path} look="primary">
                My Orders
              </ButtonLink>
            </>
          )}
        </div>
      ) : (
        <EmptyState title={messages.orderDataMissing}>
          <ButtonLink href={routes.orders.path} look="primary">
            My Orders
          </ButtonLink>
        </EmptyState>
      )}
    </Chrome>
  )
}

const Whole = ({ order }: { order: Order }) => (
  <section className="summary" aria-label="Order Summary">
    <h2 className="text-lg">
      Order <span className="whitespace-nowrap">{order.CoOrderID}</span>
    </h2>
    <OrderWhole order={order} />
  </section>
)
