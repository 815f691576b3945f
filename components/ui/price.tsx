import { percentOff, rupee } from '#lib/rules/price.ts'
import { inclusive, mrp, mrpInclusive, mrpIs, percentOffTag, priceFrom, priceWas } from '#messages/price.ts'

/**
 * What it costs, what may be struck beside it, and how much that saves: its MRP, and where none is declared what it cost
 * before its sale. In full on its own page, where a price that is the MRP says so (Rule 74).
 */
export function Price({
  original,
  discount,
  large,
  from,
  was = 0,
}: {
  /** The MRP; 0 where none is declared. */
  original: number
  discount: number
  large?: boolean
  /** It is the lowest of several. */
  from?: boolean
  /** What it cost before a sale. */
  was?: number
}) {
  const struck = original > 0 ? original : was
  const off = percentOff(struck, discount)
  const isTold = large && !from && original > 0 && original >= discount
  return (
    <p className="prices">
      <strong className={large ? 'price font-bold text-xl' : 'price font-bold'}>
        {from ? priceFrom(rupee(discount)) : rupee(discount)}
      </strong>
      {struck > discount && !isTold && (
        <s className="price price-was">
          <span className="sr-only">{original > 0 ? mrp : priceWas} </span>
          {rupee(struck)}
        </s>
      )}
      {isTold && (
        <span className="price price-was">
          {original > discount && <s>{mrpIs(rupee(original))}</s>}{' '}
          {original > discount ? inclusive : mrpInclusive}
        </span>
      )}
      {off > 0 && <span className="price price-off">{percentOffTag(off)}</span>}
    </p>
  )
}
