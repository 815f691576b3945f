import { percentOff, rupee } from '#lib/rules/price.ts'
import { originalPrice, percentOffTag, priceFrom } from '#messages/price.ts'

/** What it costs, what it cost, and how much that saves. */
export function Price({
  original,
  discount,
  large,
  from,
}: {
  original: number
  discount: number
  large?: boolean
  /** It is the lowest of several. */
  from?: boolean
}) {
  const off = percentOff(original, discount)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <strong className={`price font-bold ${large ? 'text-xl' : ''}`}>
        {from ? priceFrom(rupee(discount)) : rupee(discount)}
      </strong>
      {original > discount && (
        <s className="price price-small relative text-muted">
          <span className="sr-only">{originalPrice} </span>
          {rupee(original)}
        </s>
      )}
      {off > 0 && (
        <span className="price price-small font-medium text-primary-ink">{percentOffTag(off)}</span>
      )}
    </p>
  )
}
