import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderWatch } from '#components/checkout/order-watch.tsx'
import { PayButton } from '#components/checkout/pay-button.tsx'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { OrderMissing } from '#components/orders/order-missing.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { onlinePayment, upi } from '#lib/api/server/shop.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { notPaidOf } from '#lib/checkout/rules/not-paid.ts'
import { STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { isPaidFor, mayYetBePaid, moneyBack } from '#lib/checkout/rules/paid-state.ts'
import { prefillOf } from '#lib/checkout/rules/prefill.ts'
import { upiPath } from '#lib/checkout/rules/upi-path.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { statusText } from '#lib/orders/rules/state-words.ts'
import { readOrder } from '#lib/orders/server/read-orders.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { payNowUnheld, providerAway } from '#messages/checkout.ts'
import { backToCart, checkoutStep, orderSummary, paymentStep } from '#messages/checkout-pages.ts'
import { myOrders } from '#messages/header.ts'
import { nothingToPayNow, orderWord } from '#messages/orders-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('payment')

// How long it is held, or that it is not, stands above the button.
const SHOWN_BELOW: MessageKey[] = ['payNow', 'payNowUnheld']

/** The online step of one order, read again at each visit (Rules 30 and 35). The order's own state says what it is (Rule 47). */
export default async function PaymentPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const id = query.get('order')
  const order = await readOrder(`${routes.payment.path}${id ? `?order=${encodeURIComponent(id)}` : ''}`, id)
  if (order && isPaidFor(order)) redirect(`${routes.confirmation.path}?order=${order.CoOrderID}`)
  if (upi && order?.upi) redirect(upiPath(order.CoOrderID))
  const flash = await readFlash()
  const why = notPaidOf(flash.say === 'paymentFailed' ? 'closed' : (flash.say ?? query.get('why')))
  return (
    <Chrome route={routes.payment}>
      <Steps
        steps={[checkoutStep, paymentStep]}
        current={1}
        secure={(await readDetails()).value.settings.secureClaim}
      />
      {order ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <h1>{paymentStep}</h1>
          {!SHOWN_BELOW.some(key => key === flash.say) && !why && <Flash flash={flash} />}
          <Whole order={order} />
          {order.unheld && <Notice>{payNowUnheld}</Notice>}
          {order.payable && order.gatewayOrder ? (
            <PayButton
              gateway={order.gatewayOrder}
              hosted={onlinePayment
                .provider()
                .page.hostedFields(order.gatewayOrder, prefillOf(order.address))}
              coorderid={order.CoOrderID}
              total={order.total - (order.atDoor ?? 0)}
              holdUntil={order.holdUntil}
              prefill={prefillOf(order.address)}
              why={why}
            />
          ) : (
            <NotToPay order={order} />
          )}
          {mayYetBePaid(order) && <OrderWatch coorderid={order.CoOrderID} status={order.CoOrderStatus} />}
        </div>
      ) : (
        <OrderMissing />
      )}
    </Chrome>
  )
}

function NotToPay({ order }: { order: Order }) {
  const back = moneyBack(order)
  return (
    <>
      {back && <Notice tone="bad">{back}</Notice>}
      {order.payable ? (
        <Notice tone="bad">{providerAway}</Notice>
      ) : (
        <Notice>{nothingToPayNow(statusText(order.CoOrderStatus))}</Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.orders.path} look="primary">
          {myOrders}
        </ButtonLink>
        {order.CoOrderStatus === STATUS_NAMES.expired && (
          <ButtonLink href={routes.cart.path}>{backToCart}</ButtonLink>
        )}
      </div>
    </>
  )
}

const Whole = ({ order }: { order: Order }) => (
  <section className="summary" aria-label={orderSummary}>
    <h2 className="text-lg">
      {orderWord} <span className="whitespace-nowrap">{order.CoOrderID}</span>
    </h2>
    <OrderDetails order={order} />
  </section>
)
