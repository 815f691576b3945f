import { renderToStaticMarkup } from 'react-dom/server'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { BuyForm } from './buy-form.tsx'
import { deliveryChargeWords } from './delivery-charge-words.ts'
import { ProductSummary } from './product-summary.tsx'

const html = (more: Partial<Product>) => {
  const told = testProduct({ color: ['Red', 'Blue'], ...more })
  const product = { ...told, delivery: deliveryChargeWords(told) }
  return renderToStaticMarkup(
    <BuyForm served={product}>
      <ProductSummary {...product} />
    </BuyForm>,
  )
}

test('what is sold out advertises neither paying at the door nor delivery, and offers no colour to choose', () => {
  const soldOut = html({ sizes: [{ unit_id: 1, Size_Desc: 'NA', Stock: 0 }], quantity: 0 })
  expect(soldOut).toContain('Sold out')
  for (const untrue of ['Cash On Delivery', 'Delivery ₹', 'Free delivery', 'Choose a colour', 'In Stock'])
    expect(soldOut).not.toContain(untrue)
})

test('what can be had says all of it', () => {
  for (const true_ of ['Cash On Delivery available', 'Delivery ₹40 a piece', 'Choose a colour', 'In Stock'])
    expect(html({})).toContain(true_)
})
