import { renderToStaticMarkup } from 'react-dom/server'
import { guestItems } from '#lib/cart/rules/guest-items.ts'
import { testItem } from '#lib/cart/rules/test-item.ts'
import { anyPrice, missingToTotal, readRupees, seeded } from '#lib/cart/rules/test-sums.ts'
import { cartTotal, totalsOf } from '#lib/cart/rules/totals.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'
import { CartLine } from './cart-line.tsx'
import { CartSummary } from './cart-summary.tsx'

const cart = { step: async () => undefined }
const lineHtml = (item: CartItem) =>
  renderToStaticMarkup(<CartLine item={item} cart={cart} onRemove={() => {}} onRefused={() => {}} />)
const summaryHtml = (...items: CartItem[]) => renderToStaticMarkup(<CartSummary items={items} />)
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const rowsOf = (html: string) =>
  [...html.matchAll(/<dd class="sum-(\w+)[^>]*>([^<]+)</g)].map(([, of = '', amount = '']) => ({
    of,
    amount,
  }))

/** What a line comes to, as a person reads it: of several, what stands for all of them, else its price. */
const amountOf = (html: string) =>
  / for (₹[\d,]+)/.exec(words(html))?.[1] ?? /<strong[^>]*>(₹[\d,]+)/.exec(html)?.[1] ?? ''

const shirt = (more: Partial<CartItem> = {}) =>
  testItem({
    name: 'HOLI T-SHIRT',
    discountPrice: 199,
    recommendedSellingPrice: 50,
    size: 'M',
    cart_size: 'M',
    quantity: 9,
    ...more,
  })

test('of random carts the lines, the rounding and the charges that are printed are the total', () => {
  const random = seeded(9)
  for (let n = 0; n < 120; n++) {
    const items = Array.from({ length: random() < 0.4 ? 1 : 1 + Math.floor(random() * 12) }, (_, id) =>
      (random() < 0.3 ? shirt : testItem)({
        id,
        discountPrice: anyPrice(random),
        recommendedSellingPrice: random() < 0.4 ? 0 : anyPrice(random) % 100,
        Unit: random() < 0.5 ? 2 : 1 + Math.floor(random() * 999),
        quantity: 1000,
      }),
    )
    const html = summaryHtml(...items)
    const rows = rowsOf(html)
    expect([n, missingToTotal(items.map(lineHtml).map(amountOf), rows)]).toEqual([n, 0])
    // The cart floors what it comes to.
    expect(readRupees(rows.at(-1)?.amount ?? '')).toBe(cartTotal(totalsOf(items)))
  }
})

test('a price that was rounded to be shown says so where its units are summed', () => {
  expect(words(lineHtml(testItem({ discountPrice: 249.4, Unit: 3 })))).toContain(
    '3 for ₹748 (the price of one is rounded)',
  )
  expect(words(lineHtml(testItem({ discountPrice: 249, Unit: 3 })))).toContain('3 for ₹747 ')
  expect(lineHtml(testItem({ discountPrice: 249 }))).not.toMatch(/\d for ₹/)
})

test('a cart of one thing counts 1 item, of more 2 items', () => {
  expect(words(summaryHtml(testItem()))).toContain('Subtotal (1 item) ₹649')
  expect(words(summaryHtml(testItem({ Unit: 2 })))).toContain('Subtotal (2 items) ₹1,298')
})

test('the offer’s shirts, what it takes off, and the subtotal add up', () => {
  const html = summaryHtml(shirt({ Unit: 2 }))
  expect(words(html)).toContain(
    'Offer: 2 for ₹249 −₹149 Subtotal (2 items) ₹249 Delivery Charges Free Total ₹249',
  )
  expect(amountOf(lineHtml(shirt({ Unit: 2 })))).toBe('₹398')
})

const OFFER = 'Buy 2 T-shirts to get free delivery!'
const CONDITION = 'Two of the same T-shirt in one size, with nothing else in the cart, cost ₹249.'

test('the offer says its condition, and what is missing for it', () => {
  expect(words(summaryHtml(shirt()))).toContain(`${OFFER} ${CONDITION} Add 1 more of size M to get it.`)
  expect(words(summaryHtml(shirt({ Unit: 2 })))).toContain(`${OFFER} ${CONDITION} It is yours.`)
})

test.each<[string, CartItem[]]>([
  ['one M and one L', [shirt(), shirt({ size: 'L', cart_size: 'L' })]],
  ['three', [shirt({ Unit: 3 })]],
  ['one that is the last of its size', [shirt({ quantity: 1 })]],
  ['one that is sold out', [shirt({ quantity: 0 })]],
  ['one beside another product', [shirt(), testItem()]],
])('of the offer the cart says nothing with %s', (_, items) => {
  expect(summaryHtml(...items)).not.toContain('T-shirt')
})

test('a line whose product was withdrawn is one true sentence, for a visitor and for a customer', () => {
  const [visitors] = guestItems([{ id: 7, unit: 1, size: 'S', color: '' }], new Map())
  expect(words(lineHtml(visitors as CartItem))).toMatch(/^This product is no longer available\. Remove/)
  const customers = lineHtml(testItem({ withdrawn: true, quantity: 0 }))
  expect(words(customers)).toMatch(/^Bagh Print Stole This product is no longer available\. Remove/)
  for (const html of [lineHtml(visitors as CartItem), customers]) {
    for (const untrue of ['Best Seller', '₹', 'Sold out', 'In Stock', '<a '])
      expect(html).not.toContain(untrue)
  }
})

test('a line above the stock says only what is left, and is summed up to that', () => {
  const item = testItem({ Unit: 99_999, quantity: 20 })
  expect(words(lineHtml(item))).toContain('20 for ₹12,980 Only 20 left. Please lower the quantity.')
  expect(lineHtml(item)).not.toContain('In Stock')
  expect(words(summaryHtml(item))).toContain('Subtotal (20 items) ₹12,980')
  expect(summaryHtml(item)).toMatch(/<button[^>]*disabled=""[^>]*>Place Order/)
})

test('a sold-out line says so and nothing else of its stock', () => {
  const html = lineHtml(testItem({ quantity: 0 }))
  expect(words(html)).toContain('Sold out')
  for (const untrue of ['In Stock', 'left', 'Best Seller']) expect(html).not.toContain(untrue)
})
