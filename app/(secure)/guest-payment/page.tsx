import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderWatch } from '#components/checkout/order-watch.tsx'
import { PayButton } from '#components/checkout/pay-button.tsx'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { onlinePayment } from '#lib/api/server/shop.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { GUEST_WAYS } from '#lib/checkout/rules/checkout-ways.ts'
import { notPaidOf } from '#lib/checkout/rules/not-paid.ts'
import { isPaidFor, mayYetBePaid, moneyBack } from '#lib/checkout/rules/paid-state.ts'
import { prefillOf } from '#lib/checkout/rules/prefill.ts'
import { upiPath } from '#lib/checkout/rules/upi-path.ts'
import { readGuestOrder } from '#lib/checkout/server/read-guest-order.ts'
import type { MessageKey } from '#lib/message-table.ts'
import { statusText } from '#lib/orders/rules/state-words.ts'
import { readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { continueShopping } from '#messages/cart-pages.ts'
import { payNowUnheld, providerAway } from '#messages/checkout.ts'
import { checkoutStep, orderSummary, paymentStep } from '#messages/checkout-pages.ts'
import { guestOrderGone } from '#messages/guest.ts'
import { seeOrder } from '#messages/guest-pages.ts'
import { nothingToPayNow, orderNumbered } from '#messages/orders-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('guestPayment')

// How long it is held, or that it is not, stands above the button.
const SHOWN_BELOW: MessageKey[] = ['payNow', 'payNowUnheld']

/** The online step of a guest's order, like a customer's; what is paid is shown by its link. */
export default async function GuestPaymentPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const order = await readGuestOrder(query.get('order'))
  const link = order && (await readOrderLink(order.CoOrderID))
  const path = link && new URL(link).pathname
  if (order && path && isPaidFor(order)) redirect(path)
  if (order?.upi) redirect(upiPath(order.CoOrderID))
  const [flash, details] = await Promise.all([readFlash(), readDetails()])
  const why = notPaidOf(flash.say === 'paymentFailed' ? 'closed' : (flash.say ?? query.get('why')))
  const back = order && moneyBack(order)
  return (
    <Chrome route={routes.guestPayment}>
      <Steps steps={[checkoutStep, paymentStep]} current={1} secure={details.value.settings.secureClaim} />
      {order ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <h1>{paymentStep}</h1>
          {!SHOWN_BELOW.some(key => key === flash.say) && !why && <Flash flash={flash} />}
          <section className="summary" aria-label={orderSummary}>
            <h2 className="text-lg">{orderNumbered(order.CoOrderID)}</h2>
            <OrderDetails order={order} />
          </section>
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
              ways={GUEST_WAYS}
            />
          ) : (
            <>
              {back && <Notice tone="bad">{back}</Notice>}
              <Notice tone={order.payable ? 'bad' : undefined}>
                {order.payable ? providerAway : nothingToPayNow(statusText(order.CoOrderStatus))}
              </Notice>
            </>
          )}
          {path && <ButtonLink href={path}>{seeOrder}</ButtonLink>}
          {mayYetBePaid(order) && (
            <OrderWatch coorderid={order.CoOrderID} status={order.CoOrderStatus} ways={GUEST_WAYS} />
          )}
        </div>
      ) : (
        <EmptyState title={guestOrderGone}>
          <ButtonLink href="/" look="primary">
            {continueShopping}
          </ButtonLink>
        </EmptyState>
      )}
    </Chrome>
  )
}
