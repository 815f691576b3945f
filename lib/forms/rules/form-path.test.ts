import { formActions } from '../server/form-actions.ts'
import type { FormPath } from './form-path.ts'

test('the path of a missing action does not compile', () => {
  const paths: FormPath[] = [
    '/do/cart/add',
    // @ts-expect-error: of the wishlist, not of the cart
    '/do/cart/toggle',
    // @ts-expect-error: no such area
    '/do/basket/add',
  ]
  const isThere = (path: string) => {
    const [, , area = '', action = ''] = path.split('/')
    return Object.keys(formActions[area as keyof typeof formActions] ?? {}).includes(action)
  }
  expect(paths.map(isThere)).toEqual([true, false, false])
})
