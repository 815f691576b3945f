import type { Metadata } from 'next'
import { OrderDetails } from '#components/orders/order-details.tsx'
import { ReturnLinks } from '#components/orders/return-links.tsx'
import { SAMPLE_ORDER } from '#components/orders/sample-order.ts'
import { Timeline } from '#components/orders/timeline.tsx'
import { RatingForms } from '#components/ratings/rating-forms.tsx'
import { SessionWatch } from '#components/session/session-watch.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { statusText } from '#lib/orders/rules/state-words.ts'
import { readOrder } from '#lib/orders/server/read-orders.ts'
import { readLinesToRate } from '#lib/ratings/server/read-ratings.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { helpCenter } from '#messages/account.ts'
import { myOrders } from '#messages/header.ts'
import { orderDataMissing } from '#messages/orders.ts'
import {
  courier,
  orderState,
  orderWord,
  sampleNotice,
  sampleNoticeAfter,
  sampleNoticeLink,
  trackingNumber,
  trackOrder,
  whatWasOrdered,
} from '#messages/orders-pages.ts'
import { comingSoon } from '#messages/shop.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('track')

/** The real history of an order; without an order, a sample that is labelled as a sample (Rule 23). */
export default async function TrackPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const order = id ? await readOrder(`${routes.track.path}?order=${encodeURIComponent(id)}`, id) : null
  const flash = await readFlash()
  const shown = order && order.events.length > 0 ? order : SAMPLE_ORDER
  return (
    <Chrome route={routes.track}>
      <div className="wrap grid max-w-prose gap-5 py-6">
        <h1>{trackOrder}</h1>
        <Flash flash={flash} tone={flash.say === 'ratingThanks' ? 'good' : 'bad'} />
        {order && <SessionWatch />}
        {id && !order && <Notice tone="bad">{orderDataMissing}</Notice>}
        {order && order.events.length === 0 && <Notice>{comingSoon}</Notice>}
        {shown === SAMPLE_ORDER && (
          <Notice>
            {sampleNotice}{' '}
            <a className="link" href={routes.orders.path}>
              {sampleNoticeLink}
            </a>{' '}
            {sampleNoticeAfter}
          </Notice>
        )}
        <dl className="facts">
          <dt>{orderWord}</dt>
          <dd>{shown.CoOrderID}</dd>
          {order && (
            <>
              <dt>{orderState}</dt>
              <dd>{statusText(order.CoOrderStatus)}</dd>
            </>
          )}
          {shown.courier && (
            <>
              <dt>{courier}</dt>
              <dd>{shown.courier}</dd>
            </>
          )}
          {shown.trackingNumber && (
            <>
              <dt>{trackingNumber}</dt>
              <dd>{shown.trackingNumber}</dd>
            </>
          )}
        </dl>
        <Timeline events={shown.events} />
        {order && (
          <section className="order-card" aria-label={whatWasOrdered}>
            <h2 className="text-lg">{whatWasOrdered}</h2>
            <OrderDetails order={order} />
          </section>
        )}
        {order && (
          <RatingForms
            lines={await readLinesToRate(order.CoOrderID)}
            order={{ name: 'order', value: order.CoOrderID }}
            typed={flash.typed?.comment}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {order && <ReturnLinks order={order} />}
          <ButtonLink href={routes.orders.path}>{myOrders}</ButtonLink>
          <ButtonLink href={routes.support.path}>{helpCenter}</ButtonLink>
        </div>
      </div>
    </Chrome>
  )
}
