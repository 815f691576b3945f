import { ButtonLink } from '#components/ui/button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { rupee } from '#lib/catalogue/price.ts'
import { slugOf } from '#lib/catalogue/slug.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'
import { routes } from '#lib/routes.ts'
import { TrackButton } from './track-button.tsx'

/** One line of one order, as the API tells it, with what can be done about it. */
export const OrderCard = ({ line }: { line: OrderLine }) => (
  <article className="cart-line" aria-label={line.CoProduct}>
    <a
      href={`/product/${slugOf({ ASIN: line.ASIN, name: line.CoProduct })}`}
      className="cart-picture"
      tabIndex={-1}
    >
      <Picture name={line.CoSmallImage} alt={line.CoProduct} size="300x300" />
    </a>
    <div className="grid content-start gap-1">
      <h2 className="text-base">
        <a href={`/product/${slugOf({ ASIN: line.ASIN, name: line.CoProduct })}`}>{line.CoProduct}</a>
      </h2>
      <p className="text-sm text-muted">
        Size: {line.CoSize || 'N/A'}
        {line.CoColor && ` · Colour: ${line.CoColor}`}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <span className="price font-bold">{rupee(line.StandardPrice)}</span>
        <span>Quantity: {line.CoQuantity}</span>
        <span>Payment: {line.CoPaymentMode}</span>
      </p>
      <p>
        <span className="tag">{line.CoOrderStatus}</span>
      </p>
      <p className="text-xs text-muted">
        <span className="whitespace-nowrap">Order {line.CoOrderID}</span>
        {dateOf(line.CoPlacedAt) && <span className="block">Ordered on {dateOf(line.CoPlacedAt)}</span>}
      </p>
    </div>
    <div className="cart-acts justify-start gap-2">
      {line.CoPayable && (
        <ButtonLink size="small" look="primary" href={`${routes.payment.path}?order=${line.CoOrderID}`}>
          Pay now
        </ButtonLink>
      )}
      {line.CoTracked ? (
        <ButtonLink size="small" href={`${routes.track.path}?order=${line.CoOrderID}`}>
          Track
        </ButtonLink>
      ) : (
        <TrackButton />
      )}
      {line.CoCancellable && (
        <ButtonLink size="small" href={`${routes.cancellation.path}?order=${line.CoOrderID}`}>
          Cancel
        </ButtonLink>
      )}
    </div>
  </article>
)

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** When it was ordered, where the shop says so. */
const dateOf = (at: string) => (Number.isNaN(Date.parse(at)) ? '' : day.format(new Date(at)))
