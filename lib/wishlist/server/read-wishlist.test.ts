import { shop } from '#lib/api/server/shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { asWish } from '#lib/cart/rules/wire-lines.ts'
import { pressCookies } from '#lib/cart/server/last-press.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { forRequest } from '#lib/session/server/test-page-request.ts'
import { encodeWishes } from '../rules/wish-cookie.ts'
import { readWishlist } from './read-wishlist.ts'

withTestDatabase()

const [SAREE, STOLE, SOLD_OUT, WITHDRAWN] = [1, 2, 3, 4]
beforeAll(async () => {
  await addProduct({ id: SAREE })
  await addProduct({ id: STOLE, sizes: { S: 3, M: 0 } })
  await addProduct({ id: SOLD_OUT, sizes: { NA: 0 } })
  await addProduct({ id: WITHDRAWN })
  await db.run('update products set withdrawn = true where id = $1', [WITHDRAWN])
})
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

const wish = (id: number, size = '') => ({ id, size, color: '' })
const cookieOf = (...wishes: ReturnType<typeof wish>[]) => `wishlistItems=${encodeWishes(wishes)}`
const pressed = (id: number, ago = 1000) =>
  pressCookies({ did: 'unwished', at: Date.now() - ago, place: 1, lines: [{ ...wish(id), unit: 1 }] }).map(
    cookie => cookie.split(';')[0],
  )
const page = async (...cookies: (string | undefined)[]) => {
  const cookie = cookies.join('; ')
  return forRequest({ cookie }, () => readWishlist(cookie))
}
const ids = ({ read }: Awaited<ReturnType<typeof page>>) => read?.items.map(({ id }) => id)

test('a visitor’s wishes come from the cookie, with the present details of the catalogue', async () => {
  const { read } = await page(cookieOf(wish(STOLE, 'M'), wish(SOLD_OUT, 'S')))
  expect(read).toMatchObject({ customer: false, removed: undefined })
  expect(read?.items).toEqual([
    expect.objectContaining({ id: STOLE, slug: 'a-2', name: 'Product 2', size: 'M', soldOut: false }),
    expect.objectContaining({ id: SOLD_OUT, size: '', soldOut: true }),
  ])
})

test('products that are no longer sold are left out', async () => {
  expect(ids(await page(cookieOf(wish(SAREE), wish(WITHDRAWN), wish(99))))).toEqual([SAREE])
})

test('a customer’s wishes are those of the shop joined with the browser’s', async () => {
  const { token } = await newCustomer()
  await shop.saveWishlist({ add: [asWish(wish(SAREE))] }, { token })
  const made = await page(`user_token=${token}`, cookieOf(wish(STOLE)))
  expect(made.read?.customer).toBe(true)
  expect(ids(made)?.sort()).toEqual([SAREE, STOLE])
})

test('a wish removed a moment ago can be restored in its place, for the remaining seconds', async () => {
  const { read } = await page(cookieOf(wish(STOLE)), ...pressed(SAREE))
  expect(read?.removed).toMatchObject({ item: { id: SAREE }, place: 1 })
  expect(read?.removed?.ms).toBeGreaterThan(5_000)
  expect(read?.removed?.ms).toBeLessThanOrEqual(7_000)
})

test('a wish cannot be restored if it is back, no longer sold, or was removed too long ago', async () => {
  expect((await page(cookieOf(wish(SAREE)), ...pressed(SAREE))).read?.removed).toBeUndefined()
  expect((await page(cookieOf(), ...pressed(WITHDRAWN))).read?.removed).toBeUndefined()
  expect((await page(cookieOf(), ...pressed(SAREE, 9_000))).read?.removed).toBeUndefined()
})

test('a dead session redirects to the sign-in', async () => {
  expect(await page('user_token=dead')).toEqual({ to: '/do/session/expired?from=%2Fwishlist', failed: false })
})

test('when the catalogue does not respond the page says so, and fails', async () => {
  jest.spyOn(shop, 'productsById').mockRejectedValue(new ApiError(502, ''))
  expect(await page(cookieOf(wish(SAREE)))).toEqual({
    read: { items: [], customer: false, problem: 'productsFailedLater' },
    failed: true,
  })
})
