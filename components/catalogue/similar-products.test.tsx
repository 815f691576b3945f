import { renderToStaticMarkup } from 'react-dom/server'
import { testProduct } from '#lib/catalogue/rules/test-product.ts'
import { SimilarProducts } from './similar-products.tsx'

test('where they cannot be loaded, the sentence stands in their place', () => {
  const html = renderToStaticMarkup(<SimilarProducts />)
  expect(html).toContain('Similar Products')
  expect(html).toContain('Failed to load related products.')
})

test('each leads to its own page, and a name is text', () => {
  const html = renderToStaticMarkup(<SimilarProducts products={[testProduct({ name: '<b>Stole</b>' })]} />)
  expect(html).toContain('href="/product/nh-bagh-stole-01"')
  expect(html).toContain('&lt;b&gt;Stole&lt;/b&gt;')
})

test('with none to show there is no heading', () => {
  expect(renderToStaticMarkup(<SimilarProducts products={[]} />)).toBe('')
})
