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
    <p className="prices">
      <strong className={large ? 'price font-bold text-xl' : 'price font-bold'}>
        {from ? priceFrom(rupee(discount)) : rupee(discount)}
      </strong>
      {original > discount && (
        <s className="price price-was">
          <span className="sr-only">{originalPrice} </span>
          {rupee(original)}
        </s>
      )}
      {off > 0 && <span className="price price-off">{percentOffTag(off)}</span>}
    </p>
  )
}
