import type { Metadata } from 'next'
import { HoldCountdown } from '#components/checkout/hold-countdown.tsx'
import { OrderWatch } from '#components/checkout/order-watch.tsx'
import { UpiClaimForm } from '#components/checkout/upi-claim-form.tsx'
import { UpiPay } from '#components/checkout/upi-pay.tsx'
import { UpiWaiting } from '#components/checkout/upi-waiting.tsx'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { OrderMissing } from '#components/orders/order-missing.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Fold } from '#components/ui/fold.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Steps } from '#components/ui/steps.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { readUpiPage } from '#lib/checkout/server/read-upi-page.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails } from '#lib/shop/server/read-shop.ts'
import { payNowUnheld } from '#messages/checkout.ts'
import { checkoutStep, orderSummary, paymentStep } from '#messages/checkout-pages.ts'
import { orderNumbered } from '#messages/orders-pages.ts'
import {
  holdIsOver,
  iHavePaid,
  iHavePaidBefore,
  notFound,
  paidAllTheSame,
  payAgainOnlyIf,
  payByUpi,
  upiAwayNow,
  wrongUtr,
} from '#messages/upi-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('upiPayment')

type Page = NonNullable<Awaited<ReturnType<typeof readUpiPage>>>

/** The payment of one order to the seller's own UPI id. The order's own state says what it is (Rule 47). */
export default async function UpiPaymentPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const page = await readUpiPage(queryOf(await searchParams).get('order'))
  const flash = await readFlash()
  return (
    <Chrome route={routes.upiPayment}>
      <Steps
        steps={[checkoutStep, paymentStep]}
        current={1}
        secure={(await readDetails()).value.settings.secureClaim}
      />
      {page ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <div>
            <h1>{payByUpi}</h1>
            <p className="text-muted">{orderNumbered(page.order.CoOrderID)}</p>
          </div>
          <Flash flash={flash} tone={flash.say === 'upiClaimed' ? 'good' : 'bad'} />
          {page.waiting ? (
            <UpiWaiting order={page.order} heldUntil={page.heldUntil} utr={page.waiting} />
          ) : (
            <ToPay page={page} />
          )}
          {page.mayClaim && (
            <UpiClaimForm
              title={page.waiting ? wrongUtr : page.pay ? iHavePaid : iHavePaidBefore}
              orderId={page.order.CoOrderID}
              left={page.left}
              flash={flash}
            />
          )}
          <Fold title={orderSummary}>
            <OrderDetails order={{ ...page.order, upi: undefined }} />
          </Fold>
          {page.hasSession && (
            <OrderWatch coorderid={page.order.CoOrderID} status={page.order.CoOrderStatus} />
          )}
        </div>
      ) : (
        <OrderMissing />
      )}
    </Chrome>
  )
}

function ToPay({ page: { order, pay, heldUntil, mayClaim } }: { page: Page }) {
  const why = order.upi?.why
  return (
    <>
      {why && (
        <Notice tone="bad">
          <p>{notFound(why)}</p>
          <p>{payAgainOnlyIf}</p>
        </Notice>
      )}
      {pay ? (
        <>
          {order.unheld ? (
            <Notice>{payNowUnheld}</Notice>
          ) : (
            !heldUntil && <HoldCountdown until={order.holdUntil} />
          )}
          <UpiPay pay={pay} orderId={order.CoOrderID} />
        </>
      ) : (
        <Notice>
          <p>{order.payable ? upiAwayNow : holdIsOver}</p>
          {mayClaim && !order.payable && <p>{paidAllTheSame}</p>}
        </Notice>
      )}
    </>
  )
}
