import { ButtonLink } from '#components/ui/button.tsx'
import { Rosette } from '#components/ui/motif.tsx'
import { addressWords } from '#lib/addresses/address-words.ts'
import { rupee } from '#lib/catalogue/price.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'

/** The confirmation, as a popup over an empty page: open without script too. */
export function Confirmed({ order }: { order: Order }) {
  const { name, lines, place, mobile } = addressWords(order.address)
  return (
    <div className="wrap grid place-items-center py-8">
      <section role="dialog" aria-labelledby="confirmed" className="confirmed">
        <Rosette className="size-16" />
        <h1 id="confirmed">{messages.orderConfirmed}</h1>
        <dl className="facts w-full text-start">
          <dt>Order</dt>
          <dd className="font-medium whitespace-nowrap">{order.CoOrderID}</dd>
          <dt>Total</dt>
          <dd className="price">
            {rupee(order.total)} {order.CoPaymentMode === 'COD' ? 'at the door' : 'paid online'}
          </dd>
          <dt>Deliver to</dt>
          <dd>
            {name}
            <br />
            {lines}
            {place && (
              <>
                <br />
                {place}
              </>
            )}
          </dd>
          <dt>Mobile</dt>
          <dd>{mobile}</dd>
        </dl>
        <div className="flex w-full flex-wrap gap-3">
          <ButtonLink look="primary" className="grow" href={routes.orders.path}>
            View Order Details
          </ButtonLink>
          <ButtonLink className="grow" href="/">
            Close
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}
