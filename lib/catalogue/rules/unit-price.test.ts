import { netQuantityOf, quantityText } from './net-quantity.ts'
import { unitPriceWords } from './unit-price.ts'

test.each([
  ['250 g', 124.5, '₹49.80 per 100 g (₹0.50 per g)'],
  ['2 x 250 ml', 300, '₹60 per 100 ml (₹0.60 per ml)'],
  ['999 g', 999, '₹100 per 100 g (₹1 per g)'],
  ['1.5 kg', 1500, '₹1,000 per kg'],
  ['1500 g', 1500, '₹1,000 per kg'],
  ['5 litres', 500, '₹100 per litre'],
  ['5.5 m', 2899, '₹527.09 per metre'],
  ['80 cm', 400, '₹5 per cm'],
  ['3 m²', 900, '₹300 per m²'],
  ['4 pieces', 500, '₹125 per piece'],
  ['2 pairs', 500, '₹250 per pair'],
])('Law 7: %s at ₹%s shows %s', (quantity, price, words) =>
  expect(unitPriceWords(quantity, price)).toBe(words),
)

test.each(['1 N', '1 kg', '1000 ml', '1 m', '1 set', '', 'some', '0 g', '2.5 N', '3 bags', '500', 'g'])(
  'Law 7: %j has no price of a unit beside its own',
  quantity => expect(unitPriceWords(quantity, 500)).toBeUndefined(),
)

test.each([
  ['500 gms', '500 g'],
  ['2 X 250 ML', '2 × 250 ml'],
  ['1 piece', '1 N'],
  ['6 nos', '6 N'],
  ['2 Pairs', '2 pairs'],
  ['1 set', '1 set'],
  ['5.50 mtr', '5.5 m'],
])('%s is kept as %s, which reads the same', (said, kept) => {
  const quantity = netQuantityOf(said)
  expect(quantity && quantityText(quantity)).toBe(kept)
  expect(netQuantityOf(kept)).toEqual(quantity)
})
