import { Picture } from '#components/ui/picture.tsx'
import { SumList } from '#components/ui/sum-list.tsx'
import type { SumRow } from '#lib/checkout/rules/sum-rows.ts'
import { NEW_ITEM } from '#lib/constants.ts'
import type { Order, OrderLine } from '#lib/contract/orders-schemas.ts'
import { orderText } from '#lib/orders/rules/order-text.ts'
import { rupee } from '#lib/rules/price.ts'
import { locale } from '#messages/language.ts'
import {
  condition,
  orderedNew,
  quantityLabel,
  standardPrice,
  totalLabel,
  whatItCameTo,
  youSaved,
} from '#messages/orders-pages.ts'

/** The lines to be cancelled, each as charged, and their sum. */
export const CancelLines = ({ order }: { order: Order }) => (
  <>
    <ul className="grid gap-4">
      {order.lines.map((line, index) => (
        <Line key={`${line.ASIN}-${index}`} line={line} />
      ))}
    </ul>
    {!order.linesOnly && (
      <section className="summary" aria-label={whatItCameTo}>
        <h2 className="text-lg">{whatItCameTo}</h2>
        <SumList rows={orderText(order).sums.filter(isBelowCharges)} />
      </section>
    )}
  </>
)

// The lines' totals already include the discount of the offer.
const isBelowCharges = ({ of }: SumRow) => of !== 'offer'

const conditionOf = ({ ItemCondition }: OrderLine) =>
  !ItemCondition || ItemCondition === NEW_ITEM ? orderedNew : ItemCondition

/** The charged amount, and what it saved. */
function Line({ line }: { line: OrderLine }) {
  const total = Math.round(line.CoTotalPrice || line.StandardPrice * line.CoQuantity)
  const standard = Math.round(line.OriginalPrice || line.StandardPrice)
  // Calculated from the printed rupees, so that they add up.
  const saved = Math.max(0, standard * line.CoQuantity - total)
  return (
    <li className="cart-line">
      <Picture name={line.CoSmallImage} alt={line.CoProduct} size="300x300" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="order-name text-base">{line.CoProduct}</h2>
        {line.CoDescription && <p className="text-sm text-muted">{line.CoDescription}</p>}
        <dl className="facts text-sm">
          <dt>{condition}</dt>
          <dd>{conditionOf(line)}</dd>
          <dt>{quantityLabel}</dt>
          <dd>{line.CoQuantity.toLocaleString(locale)}</dd>
          <dt>{totalLabel}</dt>
          <dd className="price">{rupee(total)}</dd>
          <dt>{standardPrice}</dt>
          <dd className="price">{rupee(standard)}</dd>
          <dt>{youSaved}</dt>
          <dd className="price">{rupee(saved)}</dd>
        </dl>
      </div>
    </li>
  )
}
