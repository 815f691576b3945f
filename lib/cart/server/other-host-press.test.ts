import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { openHost } from '#lib/api/server/test-host.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { handlers } from '#lib/backend/index.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import type { Shop } from '#lib/contract/index.ts'
import { COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'

withTestDatabase()

const [POT, LAMP] = [1, 2]
const own = embeddedShop(handlers)
const asked: string[] = []
/** Another host: a save says what was done, and nothing of the cart. */
const otherShop: Shop = {
  ...own,
  fetchCart: (input, caller) => {
    asked.push('fetchCart')
    return own.fetchCart(input, caller)
  },
  saveCart: async (input, caller) => {
    asked.push('saveCart')
    const { message } = await own.saveCart(input, caller)
    return { message }
  },
}

let host: Awaited<ReturnType<typeof openHost>>
beforeAll(async () => {
  for (const id of [POT, LAMP]) await addProduct({ id })
  host = await openHost(otherShop)
  Object.assign(env, { apiHost: host.host })
})
afterAll(async () => {
  Object.assign(env, { apiHost: undefined })
  await host.close()
})

test('where the answer to a save tells no cart, it is asked for once more', async () => {
  // The shop is chosen when this is loaded.
  const { cartActions } = await import('./cart-actions.ts')
  const { token } = await newCustomer()
  await own.saveCart([{ prod_id: LAMP, unit: 1 }], { token })
  const response = await postForm(
    new Request('http://shop.test/do/cart/put', {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        accept: 'application/json',
        cookie: `${COOKIES.token}=${token}`,
      },
      body: new URLSearchParams({ id: String(POT), unit: '2', size: 'S', color: '' }),
    }),
    cartActions.put,
  )
  expect(await response.json()).toMatchObject({ items: [{ id: LAMP }, { id: POT, Unit: 2 }] })
  expect(asked).toEqual(['fetchCart', 'saveCart', 'fetchCart'])
})
