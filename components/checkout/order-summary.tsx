import { Picture } from '#components/ui/picture.tsx'
import { SumList } from '#components/ui/sum-list.tsx'
import { lineKey, lineOf } from '#lib/cart/rules/lines.ts'
import type { Sums } from '#lib/cart/rules/sums.ts'
import { firstWords } from '#lib/checkout/rules/first-words.ts'
import { quoteSums } from '#lib/checkout/rules/quote-sums.ts'
import { advanceRows, ROW_ORDER, type SumRow, sumRows } from '#lib/checkout/rules/sum-rows.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { rupee } from '#lib/rules/price.ts'
import { orderSummary, qtyIs } from '#messages/checkout-pages.ts'
import { mrpIs } from '#messages/price.ts'
import { optionIs, sizeIs } from '#messages/ui-pages.ts'

/** The lines of the order and their price; the total depends on the chosen payment method. */
export function OrderSummary({ quote }: { quote: Quote }) {
  const { COD: cod, ONLINE: online } = quoteSums(quote)
  return (
    <section className="summary" aria-label={orderSummary}>
      <h2 className="text-lg">{orderSummary}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard */}
      <ul className="summary-lines" tabIndex={0}>
        {quote.lines.map((line, index) => (
          <li key={lineKey(lineOf(line))}>
            <Picture name={line.image} alt="" size="300x300" />
            <span>
              <span className="block" title={line.name}>
                {firstWords(line.name)}
              </span>
              <span className="text-sm text-muted">
                {[...choiceOf(line), qtyIs(line.Unit), line.promise, mrpOf(line)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="price">{rupee(cod.lines[index] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <SumList rows={[...byWayToPay(...rowsOf(quote, [cod, online])), ...inAdvance(quote)]} />
      {quote.freeDeliverySays && <p className="text-sm">{quote.freeDeliverySays}</p>}
      {quote.deliverySays && (
        <p className="text-sm font-medium" role="status">
          {quote.deliverySays}
        </p>
      )}
    </section>
  )
}

const inAdvance = ({ totalCod, codAdvance = 0 }: Quote) =>
  codAdvance > 0
    ? advanceRows(totalCod, totalCod - codAdvance).map(row => ({ ...row, when: 'when-cod' as const }))
    : []

const rowsOf = ({ couponCode: coupon }: Quote, [cod, online]: [Sums, Sums]): [SumRow[], SumRow[]] => [
  sumRows(cod, { coupon }),
  sumRows(online, { coupon }),
]

/** A row that is the same with both methods is shown once. */
function byWayToPay(cod: readonly SumRow[], online: readonly SumRow[]) {
  const isIn = (rows: readonly SumRow[], row: SumRow) =>
    rows.some(({ of, amount }) => of === row.of && amount === row.amount)
  return ROW_ORDER.flatMap(of => [
    ...cod
      .filter(row => row.of === of)
      .map(row => (isIn(online, row) ? row : { ...row, when: 'when-cod' as const })),
    ...online
      .filter(row => row.of === of && !isIn(cod, row))
      .map(row => ({ ...row, when: 'when-online' as const })),
  ])
}

/** As on its page, and as feeds tell it. */
const mrpOf = ({ originalPrice, discountPrice }: CartItem) =>
  originalPrice >= discountPrice && originalPrice > 0 && mrpIs(rupee(originalPrice))

/** With the product's own names for its options, if it has some. */
const choiceOf = ({ size, cart_color, chosen }: CartItem) =>
  chosen?.length ? chosen.map(({ name, value }) => optionIs(name, value)) : [size && sizeIs(size), cart_color]
