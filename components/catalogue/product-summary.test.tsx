import { renderToStaticMarkup } from 'react-dom/server'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { deliveryChargeWords } from './delivery-charge-words.ts'
import { ProductSummary } from './product-summary.tsx'

const struck = (more: Partial<Product>) => {
  const product = testProduct({ discountPrice: 499, ...more })
  const html = renderToStaticMarkup(<ProductSummary {...product} delivery={deliveryChargeWords(product)} />)
  return [...html.matchAll(/<s[ >].*?<\/s>/g)].map(([text]) => text.replace(/<[^>]+>/g, ''))
}
const sale = { until: '2099-01-01T00:00:00.000Z', was: 600 }

test('where no MRP is declared, only what the shop asked before its sale is struck', () => {
  expect(struck({ originalPrice: 0 })).toEqual([])
  expect(struck({ originalPrice: 0, sale })).toEqual(['was ₹600'])
})

test('beside an MRP the price before a sale is told, and not struck', () =>
  expect(struck({ originalPrice: 999, sale })).toEqual(['MRP ₹999']))
