import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OrderCode } from '#components/codes/order-code.tsx'
import { ConfirmOrder } from '#components/orders/confirm-order.tsx'
import { LinkRequestForm } from '#components/orders/link-request-form.tsx'
import { LinkedCancelForm } from '#components/orders/linked-cancel-form.tsx'
import { LinkedOrderDetails } from '#components/orders/linked-order.tsx'
import { OrderLinkBox } from '#components/orders/order-link-box.tsx'
import { ReturnLinks } from '#components/orders/return-links.tsx'
import { Timeline } from '#components/orders/timeline.tsx'
import { RatingForms } from '#components/ratings/rating-forms.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { readOrderCode } from '#lib/codes/server/read-code-page.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { readLinkedOrder, readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { readLinesToRate } from '#lib/ratings/server/read-ratings.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { yourOrder } from '#messages/order-links-pages.ts'
import { orderedOn, orderNumbered, payNow } from '#messages/orders-pages.ts'
import '../../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => ({
  ...pageMetadata('order'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
})

const GOOD = [
  'orderCancelledByLink',
  'ratingThanks',
  'guestOrdered',
  'orderPaid',
  'codeSent',
  'orderNumberProved',
  'orderConfirmedByCode',
]

/** One order, for anyone with its link. A key that opens none was answered before this. */
export default async function LinkedOrderPage({ params }: { params: Promise<{ key: string }> }) {
  const { key } = await params
  const linked = await readLinkedOrder(key)
  if (!linked) notFound()
  const { order, mayAct, isGuest, requests } = linked
  const { id, state, placed } = orderText(order)
  const flash = await readFlash()
  const code = mayAct && !order.toConfirm ? undefined : await readOrderCode(key, id)
  const address = mayAct ? await readOrderLink(id) : undefined
  return (
    <Chrome route={routes.order}>
      <div className="wrap grid max-w-prose gap-5 py-6">
        <h1>{yourOrder}</h1>
        <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
        <article className="order-card" aria-label={orderNumbered(id)}>
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-base">
              <span className="whitespace-nowrap">{orderNumbered(id)}</span>
              {placed && <span className="block text-sm font-normal text-muted">{orderedOn(placed)}</span>}
            </h2>
            <span className="tag">{state}</span>
          </header>
          <ConfirmOrder order={order} codeAt={code && '#order-code'} />
          <LinkedOrderDetails order={order} mayAct={mayAct} />
          {mayAct && <ReturnLinks order={order} />}
          {order.payable && order.upi?.state !== 'waiting' && (
            <ButtonLink
              look="primary"
              href={`${(isGuest ? routes.guestPayment : routes.payment).path}?order=${id}`}
            >
              {payNow}
            </ButtonLink>
          )}
        </article>
        {code && (
          <OrderCode
            {...code}
            orderKey={key}
            asks={mayAct ? 'confirm' : order.toConfirm ? 'both' : 'see'}
            flash={flash}
          />
        )}
        <Timeline events={order.events} />
        {mayAct && (
          <RatingForms
            lines={await readLinesToRate(id)}
            order={{ name: 'key', value: key }}
            typed={flash.typed?.comment}
          />
        )}
        {requests.length > 0 && (
          <LinkRequestForm orderKey={key} requests={requests} formKey={randomUUID()} flash={flash} />
        )}
        {order.cancellable && <LinkedCancelForm orderKey={key} flash={flash} />}
        {address && <OrderLinkBox address={address} />}
      </div>
    </Chrome>
  )
}
