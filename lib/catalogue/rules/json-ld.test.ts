import { breadcrumbLd, productLd, safeJson } from './json-ld.ts'
import { testProduct } from './test-product.ts'

const about = { url: 'https://haat.example/product/x', description: '', images: [], seller: 'Haat' }

test('a name cannot break out of its script', () => {
  const name = '</script><script>alert(1)</script>&\u2028\u2029'
  const json = safeJson(productLd(testProduct({ name }), about))
  expect(json).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(json).name).toBe(name)
})

test('the price is the rounded one that the page shows, in rupees', () => {
  expect(productLd(testProduct({ discountPrice: 499.5 }), about).offers).toMatchObject({
    priceCurrency: 'INR',
    price: 500,
  })
})

test('a product without stock in any size is out of stock', () => {
  const sizes = [
    { unit_id: 1, Size_Desc: 'S', Stock: 0 },
    { unit_id: 2, Size_Desc: 'M', Stock: 0 },
  ]
  expect(productLd(testProduct({ sizes }), about).offers.availability).toBe('https://schema.org/OutOfStock')
  expect(productLd(testProduct(), about).offers.availability).toBe('https://schema.org/InStock')
})

test('stars of a sheet or of another host are not told to search engines', () => {
  const rated = testProduct({ ratings: 4.9, ratings_count: 812 })
  expect(productLd(rated, about)).not.toHaveProperty('aggregateRating')
  expect(productLd(rated, { ...about, isCounted: true })).toMatchObject({
    aggregateRating: { ratingValue: 4.9, ratingCount: 812 },
  })
})

test('without ratings there is no rating to tell', () => {
  expect(productLd(testProduct({ ratings_count: 0 }), { ...about, isCounted: true })).not.toHaveProperty(
    'aggregateRating',
  )
})

test('the crumbs are numbered, with whole addresses', () => {
  const { itemListElement } = breadcrumbLd(
    [
      { name: 'Home', path: '/' },
      { name: 'Bagh', path: '/products-section2/11' },
    ],
    'https://haat.example',
  )
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://haat.example/' },
    { '@type': 'ListItem', position: 2, name: 'Bagh' },
  ])
})

test('the brand is told where there is one', () => {
  expect(productLd(testProduct({ brand: 'Amrutam' }), about).brand).toEqual({
    '@type': 'Brand',
    name: 'Amrutam',
  })
  expect(safeJson(productLd(testProduct(), about))).not.toContain('brand')
})

test('the terms of return stand with the offer', () => {
  const returnPolicy = { '@type': 'MerchantReturnPolicy' }
  expect(productLd(testProduct(), { ...about, returnPolicy }).offers.hasMerchantReturnPolicy).toBe(
    returnPolicy,
  )
  expect(safeJson(productLd(testProduct(), about))).not.toContain('ReturnPolicy')
})
