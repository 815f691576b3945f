import { renderToStaticMarkup } from 'react-dom/server'
import { testItem } from '#lib/cart/rules/test-item.ts'
import { anyPrice, missingToTotal, readRupees, seeded } from '#lib/cart/rules/test-sums.ts'
import { onlineTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import { quoteOfItems } from '#lib/checkout/rules/quote-of-items.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import { OrderSummary } from './order-summary.tsx'

const quoteOf = (items: CartItem[], percent: number): Quote => {
  const { total, discount } = onlineTotal(totalsOf(items), percent)
  return { ...quoteOfItems(items, 'real'), onlineDiscount: discount, totalOnline: total }
}

/** What is visible with one payment method: the style sheet hides the rows of the other. */
const visibleWith = (html: string, way: 'cod' | 'online') => ({
  lines: [...html.matchAll(/<span class="price">([^<]+)</g)].map(([, amount]) => amount ?? ''),
  rows: [...html.matchAll(/<dd class="sum-(\w+) ?(?:when-(\w+))?"[^>]*>([^<]+)</g)]
    .filter(([, , onlyWith]) => !onlyWith || onlyWith === way)
    .map(([, of = '', , amount = '']) => ({ of, amount })),
})

test('for random carts the printed rows add up to the total, with each payment method', () => {
  const random = seeded(31)
  for (let n = 0; n < 150; n++) {
    const items = Array.from({ length: random() < 0.4 ? 1 : 1 + Math.floor(random() * 12) }, (_, id) =>
      testItem({
        id,
        name: random() < 0.4 ? 'HOLI T-SHIRT' : 'Stole',
        discountPrice: anyPrice(random),
        recommendedSellingPrice: random() < 0.4 ? 0 : anyPrice(random) % 100,
        Unit: random() < 0.5 ? 2 : 1 + Math.floor(random() * 999),
      }),
    )
    const quote = quoteOf(items, Math.floor(random() * 91))
    const html = renderToStaticMarkup(<OrderSummary quote={quote} />)
    for (const [way, total] of [
      ['cod', quote.totalCod],
      ['online', quote.totalOnline],
    ] as const) {
      const { lines, rows } = visibleWith(html, way)
      expect([n, way, missingToTotal(lines, rows)]).toEqual([n, way, 0])
      expect(readRupees(rows.at(-1)?.amount ?? '')).toBe(total)
    }
  }
})

test('the discount for paying online is shown only with that method', () => {
  const html = renderToStaticMarkup(<OrderSummary quote={quoteOf([testItem()], 10)} />)
  expect(visibleWith(html, 'online').rows).toContainEqual({ of: 'discount', amount: '−₹65' })
  expect(visibleWith(html, 'cod').rows.map(({ of }) => of)).toEqual(['subtotal', 'delivery', 'total'])
})
