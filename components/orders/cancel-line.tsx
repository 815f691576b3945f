import { Picture } from '#components/ui/picture.tsx'
import { rupee } from '#lib/catalogue/price.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'

/** One line of the order that is to be cancelled: what was charged, and what that saved. */
export function CancelLine({ line }: { line: OrderLine }) {
  const total = Math.round(line.CoTotalPrice || line.StandardPrice * line.CoQuantity)
  const standard = Math.round(line.OriginalPrice || line.StandardPrice)
  // Of the rupees that stand beside it, so that they add up.
  const saved = Math.max(0, standard * line.CoQuantity - total)
  return (
    <li className="cart-line">
      <Picture name={line.CoSmallImage} alt={line.CoProduct} size="300x300" />
      <div className="grid min-w-0 content-start gap-1">
        <h2 className="order-name text-base">{line.CoProduct}</h2>
        {line.CoDescription && <p className="text-sm text-muted">{line.CoDescription}</p>}
        <dl className="facts text-sm">
          <dt>Condition</dt>
          <dd>{line.ItemCondition || 'New'}</dd>
          <dt>Quantity</dt>
          <dd>{line.CoQuantity.toLocaleString('en-IN')}</dd>
          <dt>Total</dt>
          <dd className="price">{rupee(total)}</dd>
          <dt>Standard price</dt>
          <dd className="price">{rupee(standard)}</dd>
          <dt>You saved</dt>
          <dd className="price">{rupee(saved)}</dd>
        </dl>
      </div>
    </li>
  )
}
