import { percentOff, rupee } from '#lib/rules/price.ts'
import { inclusive, mrp, mrpIs, percentOffTag, priceFrom } from '#messages/price.ts'

/** The price, the MRP and the saving. On the product's own page in full, where a price that equals the MRP says so (Rule 74). */
export function Price({
  original,
  discount,
  large,
  from,
}: {
  /** The MRP; 0 where none is declared. */
  original: number
  discount: number
  large?: boolean
  /** It is the lowest of several. */
  from?: boolean
}) {
  const off = percentOff(original, discount)
  const isAbove = original > discount
  return (
    <p className="prices">
      <strong className={large ? 'price font-bold text-xl' : 'price font-bold'}>
        {from ? priceFrom(rupee(discount)) : rupee(discount)}
      </strong>
      {large && !from && original >= discount && original > 0 ? (
        <span className="price-was">
          {isAbove ? <s className="price">{mrpIs(rupee(original))}</s> : mrp} {inclusive}
        </span>
      ) : (
        isAbove && (
          <s className="price price-was">
            <span className="sr-only">{mrp} </span>
            {rupee(original)}
          </s>
        )
      )}
      {off > 0 && <span className="price price-off">{percentOffTag(off)}</span>}
    </p>
  )
}
