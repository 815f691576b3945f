import { formPath } from './form-path.ts'

test('a form is posted to the path of its word and action', () => {
  expect(formPath('cart', 'add')).toBe('/do/cart/add')
})

test('an action that is not there does not compile', () => {
  // @ts-expect-error: of the wishlist, not of the cart
  expect(formPath('cart', 'toggle')).toBe('/do/cart/toggle')
  // @ts-expect-error: no such word
  expect(formPath('basket', 'add')).toBe('/do/basket/add')
})
