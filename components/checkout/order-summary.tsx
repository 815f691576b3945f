import { Picture } from '#components/ui/picture.tsx'
import { rupee } from '#lib/catalogue/price.ts'
import { shortName } from '#lib/checkout/short-name.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'

/** What is ordered and what it costs; which total counts follows the chosen way to pay. */
export const OrderSummary = ({ quote }: { quote: Quote }) => (
  <section className="summary" aria-label="Order Summary">
    <h2 className="text-lg">Order Summary</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
    <ul className="summary-lines" tabIndex={0}>
      {quote.lines.map(line => (
        <li key={`${line.id}|${line.cart_size}|${line.cart_color}`}>
          <Picture name={line.image} alt="" size="300x300" />
          <span>
            <span className="block" title={line.name}>
              {shortName(line.name)}
            </span>
            <span className="text-sm text-muted">
              {[line.size && `Size: ${line.size}`, line.cart_color, `Qty:\u00a0${line.Unit}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="price">{rupee(line.discountPrice * line.Unit)}</span>
        </li>
      ))}
    </ul>
    <dl>
      <dt>Subtotal</dt>
      <dd>{rupee(quote.subtotal)}</dd>
      <dt>Delivery</dt>
      <dd>{quote.delivery === 0 ? 'Free' : rupee(quote.delivery)}</dd>
      {quote.onlineDiscount > 0 && (
        <>
          <dt className="when-online">Online payment discount</dt>
          <dd className="when-online text-ok">−{rupee(quote.onlineDiscount)}</dd>
        </>
      )}
      <dt className="text-lg font-bold">Total</dt>
      <dd className="text-lg font-bold">
        <span className="when-cod">{rupee(quote.totalCod)}</span>
        <span className="when-online">{rupee(quote.totalOnline)}</span>
      </dd>
    </dl>
  </section>
)
