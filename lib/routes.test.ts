import { canonicalPath, routes, servedPath } from './routes.ts'

test.each([
  ['/', '/'],
  ['/Login', '/login'],
  ['/LOGIN/', '/login'],
  ['/Checkout2', '/checkout2'],
  ['/CHECKOUT2', '/checkout2'],
  ['/paymentpage', '/PaymentPage'],
  ['/reset-password', '/CreateAccountCard'],
  ['/product-categoryy/NH-Bagh-1', '/product/nh-bagh-1'],
  ['/product-category/x', '/product/x'],
  ['/Product/X', '/product/x'],
  ['/product-serach/Bagh%20Print', '/Product-Serach/Bagh%20Print'],
  ['/Product-Serach/', '/Product-Serach'],
  ['/Recentlyproduct', '/RecentlyViewed'],
  ['/product/a/b', '/product/a/b'],
  ['/nope', '/nope'],
])('%s is served as %s', (typed, canonical) => {
  expect(canonicalPath(typed)).toBe(canonical)
})

test('a canonical path maps to itself in every route', () => {
  for (const { path } of Object.values(routes)) {
    const filled = path.replace(/:\w+/, '7')
    expect(canonicalPath(filled)).toBe(filled)
  }
})

test.each([
  ['/product-category/NH-1', 'size=M', '/product/nh-1'],
  ['/product/nh-1', 'note=1', '/product-choice/nh-1'],
  ['/products-section2/12', '', '/products-section2/12'],
  ['/products-section2/12', 'sort=nameAZ', '/products-filter2/12'],
  ['/Products-Section/101', 'page=2&utm=x', '/products-filter/101'],
  ['/ProductNotFound', '', '/ProductNotFound'],
  ['/productnotfound', 'q=sari', '/nothing-found'],
  ['/ProductNotFound', 'utm=x', '/ProductNotFound'],
  ['/ProductNotFound/x', 'q=sari', '/ProductNotFound/x'],
])('%s?%s is answered by %s', (path, query, served) => {
  expect(servedPath(path, new URLSearchParams(query))).toBe(served)
})
