import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { addProduct, addVariants } from '#lib/backend/test-product.ts'
import { decodeCart } from '../rules/cart-cookie.ts'
import { openBrowser } from './test-browser.ts'

withTestDatabase()

const LOOSE = { id: 1, size: '32', color: '', other: 'Loose' }
const SLIM = { ...LOOSE, other: 'Slim' }

test('a form changes the line with its third option, up to the stock of that one', async () => {
  await addProduct({ id: 1, name: 'Jeans', sizes: { 32: 0 } })
  await addVariants(
    1,
    [
      { size: '32', other: 'Loose', stock: 1 },
      { size: '32', other: 'Slim', stock: 3 },
    ],
    ['Waist', 'Fit'],
  )
  const browser = openBrowser()
  const lines = () => decodeCart(browser.cookie('cartItems')).lines
  for (const line of [LOOSE, SLIM]) await browser.send('/do/cart/add', { ...line, unit: 1 })
  for (let times = 0; times < 3; times++) await browser.send('/do/cart/plus', SLIM)
  expect(lines()).toEqual([
    { ...LOOSE, unit: 1 },
    { ...SLIM, unit: 3 },
  ])
  await browser.send('/do/cart/plus', LOOSE)
  await browser.send('/do/cart/remove', SLIM)
  expect(lines()).toEqual([{ ...LOOSE, unit: 1 }])
})
