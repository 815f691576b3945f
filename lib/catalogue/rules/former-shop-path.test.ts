import { formerShopPath, readingsOf } from './former-shop-path.ts'

test.each([
  ['/products/Linen-Shirt', '/products/linen-shirt'],
  ['https://old.example/products/a?variant=1#x', '/products/a'],
  ['/shop/kurtas/%E0%A4%86%E0%A4%AE/', '/shop/kurtas/आम'],
  ['/product-category/lamps/', '/product/lamps'],
  ['/a.html', '/a.html'],
  ['products/a', ''],
  ['//evil.example/a', ''],
  ['/', ''],
  ['/%zz', ''],
  [`/${'a'.repeat(400)}`, ''],
])('%s is stored as %s', (address, path) => expect(formerShopPath(address)).toBe(path))

test('a page of Shopify or WooCommerce is known under its other addresses', () => {
  expect(readingsOf('/collections/new/products/a')).toEqual({
    paths: ['/collections/new/products/a', '/products/a'],
    slug: 'a',
  })
  expect(readingsOf('/shop/kurtas/red/a')).toEqual({ paths: ['/shop/kurtas/red/a', '/product/a'], slug: 'a' })
  expect(readingsOf('/pages/about')).toEqual({ paths: ['/pages/about'], slug: '' })
})
