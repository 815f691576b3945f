import { contract } from '#lib/contract/index.ts'
import { routes } from '#lib/routes.ts'
import { routeLabel } from './route-label.ts'

test('a page is counted by its path in the table, whatever stands in it', () => {
  expect(routeLabel('/product/blue-kurta?size=M')).toBe(routes.product.path)
  expect(routeLabel('/PRODUCT/blue-kurta/')).toBe(routes.product.path)
  expect(routeLabel('/')).toBe('/')
  for (const { path } of Object.values(routes))
    expect(routeLabel(path.replaceAll(/:\w+/g, 'x'))).not.toMatch(/^other$/)
})

test('a call, a form, the desk, a picture and a built file have names of their own', () => {
  for (const { path } of Object.values(contract)) expect(routeLabel(path)).toBe(path)
  expect(routeLabel('/do/cart/add')).toBe('form')
  expect(routeLabel('/desk/do/orders/confirm')).toBe('desk form')
  for (const path of ['/desk', '/desk/', '/desk/order/12?made=1']) expect(routeLabel(path)).toBe('desk')
  expect(routeLabel('/desktop')).toBe('other')
  expect(routeLabel('/uploads/a.webp')).toBe('picture')
  expect(routeLabel('/_next/static/chunks/a.js')).toBe('built file')
})

test('no word of a stranger becomes a name', () => {
  const names = new Set(
    Array.from({ length: 1_000 }, (_, index) =>
      routeLabel(`/${index}/${'x'.repeat(index)}?mobile=98765${index}`),
    ),
  )
  expect([...names]).toEqual(['other'])
  expect(routeLabel('/order/secret-key')).not.toContain('secret')
})
