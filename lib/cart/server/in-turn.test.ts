import { postForm } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { COOKIES } from '#lib/cookies.ts'
import { cartActions } from './cart-actions.ts'
import { readCart } from './read-cart.ts'

withTestDatabase()

const POT = 1
beforeAll(() => addProduct({ id: POT, sizes: { NA: 9 } }))

test('the cart’s page shows what is being added when it is asked for', async () => {
  const { token } = await newCustomer()
  const cookie = `${COOKIES.token}=${token}`
  const { saveCart } = shop
  let goOn = () => {}
  const began = new Promise<void>(begin => {
    jest.spyOn(shop, 'saveCart').mockImplementation(async (...call) => {
      begin()
      await new Promise<void>(resolve => {
        goOn = resolve
      })
      return saveCart(...call)
    })
  })
  const added = postForm(pressOf(cookie), cartActions.add)
  await began
  const read = readCart(cookie)
  setTimeout(goOn, 100)
  expect((await read).items).toMatchObject([{ id: POT, Unit: 1 }])
  expect((await added).status).toBe(200)
})

const pressOf = (cookie: string) =>
  new Request('http://shop.test/do/cart/add', {
    method: 'POST',
    headers: { host: 'shop.test', origin: 'http://shop.test', accept: 'application/json', cookie },
    body: new URLSearchParams({ id: String(POT), unit: '1', size: 'S', color: '' }),
  })
