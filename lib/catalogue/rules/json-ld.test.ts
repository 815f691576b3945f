import { breadcrumbLd, productGroupLd, productLd, safeJson } from './json-ld.ts'
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

test('a product with variants is a group that says by what they vary, and of each its price, code, picture and link', () => {
  const variant = {
    ...{
      id: 1,
      size: 'M',
      color: 'Red',
      other: '',
      sku: 'K-M-R',
      image: 'red.webp',
      image_alt: '',
      promise: '',
    },
    ...{ discountPrice: 950.4, originalPrice: 1200, Stock: 3, ownStock: true, unlimited: false },
  }
  const product = testProduct({
    options: [
      { name: 'Size', slot: 'size' },
      { name: 'Colour', slot: 'color' },
      { name: 'Fit', slot: 'other' },
    ],
    variants: [
      variant,
      { ...variant, id: 2, other: 'Slim', sku: '', image: '', discountPrice: 990, Stock: 0 },
      { ...variant, id: 3, size: 'L', Stock: 0, promise: 'Sent in three weeks' },
    ],
  })
  const ld = productGroupLd(product, { ...about, pictureUrl: name => `https://haat.example/uploads/${name}` })
  expect(ld).toMatchObject({
    '@type': 'ProductGroup',
    variesBy: ['https://schema.org/size', 'https://schema.org/color', 'Fit'],
  })
  expect(ld).not.toHaveProperty('offers')
  const [red, slim, large] = ld.hasVariant
  expect(red).toMatchObject({
    ...{ sku: 'K-M-R', size: 'M', color: 'Red', image: 'https://haat.example/uploads/red.webp' },
    offers: { price: 950, priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(red?.offers.url).toMatch(/^https:\/\/haat\.example\/product\/x\?.*Red/)
  expect(slim).toMatchObject({ offers: { price: 990, availability: 'https://schema.org/OutOfStock' } })
  expect(slim?.offers.url).toContain('Slim')
  expect(slim).toMatchObject({ sku: undefined, image: undefined })
  expect(large).toMatchObject({ offers: { availability: 'https://schema.org/BackOrder' } })
  const options = [
    { name: 'Texture', slot: 'size' as const },
    { name: 'Length', slot: 'color' as const },
  ]
  const other = productGroupLd({ ...product, options }, about)
  expect(other.variesBy).toEqual(['https://schema.org/size', 'Length'])
  expect(other.hasVariant[0]).toMatchObject({ size: 'M', color: undefined })
})
