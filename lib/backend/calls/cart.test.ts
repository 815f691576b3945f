import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { MAX_CART_LINES, MAX_WISHES } from '#lib/constants.ts'
import type { CartLine } from '#lib/contract/cart-schemas.ts'
import { messages } from '#lib/message-table.ts'
import { removeFromCart } from '../cart/delete-from-cart.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import { newCustomer } from '../test-customer.ts'
import { addProduct, setStock } from '../test-product.ts'

withTestDatabase()

const shop = embeddedShop(handlers)
const KURTA = 1
const STOLE = 2
const SOLD_OUT = 3
beforeAll(async () => {
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { S: 5, M: 5, L: 2 }, colors: ['Red', 'Blue'] })
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 9 } })
  await addProduct({ id: SOLD_OUT, name: 'Lamp', sizes: { NA: 0 } })
  for (let id = 100; id < 320; id++) await addProduct({ id, sizes: { NA: 9 } })
})

const refused = (status: number, message?: string) =>
  expect.objectContaining({ status, ...(message && { message }) })
const line = (prod_id: number, unit: number, cart_size = 'S', cart_color = ''): CartLine => ({
  prod_id,
  unit,
  cart_size,
  cart_color,
})
const shopper = async () => {
  const { id, token } = await newCustomer()
  const caller = { token }
  return {
    id,
    caller,
    save: (...lines: CartLine[]) => shop.saveCart(lines, caller),
    merge: (guest_id: string, lines: CartLine[], wishes: { id: number }[] = []) =>
      shop.mergeCart({ guest_id, lines, wishes }, caller),
    lines: async () =>
      (await shop.fetchCart([{}], caller)).map(item => [
        item.id,
        item.Unit,
        item.cart_size,
        item.cart_color,
        item.quantity,
      ]),
    wishes: async () => (await shop.fetchWishlist({}, caller)).map(({ id }) => id),
  }
}

test('a cart item is the line with the catalogue’s details', async () => {
  const { save, caller } = await shopper()
  await save(line(KURTA, 2, 'M', 'Red'))
  expect(await shop.fetchCart([{ user_token: caller.token }], caller)).toEqual([
    {
      id: KURTA,
      name: 'Kurta',
      ASIN: 'A-1',
      image: 'one.webp',
      category: 'Sarees',
      size: 'M',
      color: 'Red',
      discountPrice: 499,
      originalPrice: 998,
      recommendedSellingPrice: 40,
      Unit: 2,
      quantity: 5,
      cart_size: 'M',
      cart_color: 'Red',
    },
  ])
})

test('a save sets the units of the lines it names and leaves the others, so a retry changes nothing', async () => {
  const { save, lines } = await shopper()
  await save(line(KURTA, 2, 'S', 'Red'), line(STOLE, 1))
  await save(line(KURTA, 3, 'S', 'Red'))
  await save(line(KURTA, 3, 'S', 'Red'))
  expect(await lines()).toEqual([
    [KURTA, 3, 'S', 'Red', 5],
    [STOLE, 1, 'S', '', 9],
  ])
})

test('a save returns the whole cart after it, including lines that are no longer sold', async () => {
  await addProduct({ id: 60, sizes: { NA: 3 } })
  const { save, caller } = await shopper()
  await save(line(60, 1), line(KURTA, 2, 'M', 'Red'))
  await db.run('update products set withdrawn = true where id = 60')
  const { cart } = await save(line(STOLE, 1))
  expect(cart).toEqual(await shop.fetchCart([{}], caller))
  expect(cart?.map(({ id, withdrawn }) => [id, withdrawn])).toEqual([
    [60, true],
    [KURTA, undefined],
    [STOLE, undefined],
  ])
})

test('the same request again returns the same cart as the first', async () => {
  const { caller } = await shopper()
  const press = { ...caller, press: 'add' }
  await shop.saveCart([line(STOLE, 2)], press)
  expect((await shop.saveCart([line(STOLE, 4)], press)).cart).toMatchObject([{ id: STOLE, Unit: 2 }])
})

test('another size or colour is another line', async () => {
  const { save, lines } = await shopper()
  await save(line(KURTA, 1, 'S', 'Red'), line(KURTA, 1, 'M', 'Red'), line(KURTA, 1, 'M', 'Blue'))
  expect(await lines()).toHaveLength(3)
})

test('a product without sizes gets size S, whatever is sent', async () => {
  const { save, lines } = await shopper()
  await save(line(STOLE, 1, 'XXL', 'Green'), line(STOLE, 4))
  expect(await lines()).toEqual([[STOLE, 4, 'S', '', 9]])
})

test('an empty save clears the cart', async () => {
  const { save, lines } = await shopper()
  await save(line(STOLE, 1))
  await expect(save()).resolves.toEqual({ message: messages.cartCleared, cart: [] })
  expect(await lines()).toEqual([])
})

test('units above the stock of the chosen size are clamped to it, and the message says so', async () => {
  const { save, lines } = await shopper()
  const cart = [expect.objectContaining({ id: KURTA, Unit: 2, quantity: 2 })]
  await expect(save(line(KURTA, 2, 'L'))).resolves.toEqual({ message: messages.cartSaved, cart })
  await expect(save(line(KURTA, 3, 'L'))).resolves.toEqual({ message: messages.clampedToStock, cart })
  expect(await lines()).toEqual([[KURTA, 2, 'L', '', 2]])
})

test('a sold-out product is refused; together with others it is left out and they are saved', async () => {
  const { save, lines } = await shopper()
  await expect(save(line(SOLD_OUT, 1))).rejects.toEqual(refused(400, messages.soldOut))
  await expect(save(line(SOLD_OUT, 1), line(STOLE, 1))).resolves.toEqual({
    message: messages.clampedToStock,
    cart: [expect.objectContaining({ id: STOLE, Unit: 1 })],
  })
  expect(await lines()).toEqual([[STOLE, 1, 'S', '', 9]])
})

test.each([
  ['a product', line(99_999, 1), messages.productGone],
  ['a size', line(KURTA, 1, 'XS'), messages.optionGone],
  ['a colour', line(KURTA, 1, 'S', 'Mauve'), messages.optionGone],
])('%s that is not sold is refused, and nothing of that save is stored', async (_, wrong, message) => {
  const { save, lines } = await shopper()
  await expect(save(line(STOLE, 1), wrong)).rejects.toEqual(refused(400, message))
  expect(await lines()).toEqual([])
})

test('a line that is sold out or withdrawn later stays in the cart with no stock', async () => {
  await addProduct({ id: 50, sizes: { NA: 3 } })
  await addProduct({ id: 51, sizes: { NA: 3 } })
  const { save, lines } = await shopper()
  await save(line(50, 2), line(51, 2))
  await setStock(50, 'NA', 0)
  await db.run('update products set withdrawn = true where id = 51')
  expect(await lines()).toEqual([
    [50, 2, 'S', '', 0],
    [51, 2, 'S', '', 0],
  ])
})

test('the 51st line is refused with a message and nothing is lost, also when twenty come at once', async () => {
  const { save, lines } = await shopper()
  await save(...Array.from({ length: MAX_CART_LINES - 5 }, (_, i) => line(100 + i, 1)))
  const saves = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => save(line(200 + i, 1))))
  expect(saves.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  const refusals = saves.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toEqual(refusals.map(() => refused(400, messages.cartFull)))
  expect(await lines()).toHaveLength(MAX_CART_LINES)
  const { message, cart } = await save(line(100, 7))
  expect([message, cart?.length]).toEqual([messages.cartSaved, MAX_CART_LINES])
})

test('twenty saves of twenty lines at once keep every line', async () => {
  const { save, lines } = await shopper()
  await Promise.all(Array.from({ length: 20 }, (_, i) => save(line(100 + i, 2))))
  expect(await lines()).toHaveLength(20)
})

test('a delete removes one size and colour, or all of the product', async () => {
  const { save, lines, caller } = await shopper()
  await save(
    line(KURTA, 1, 'S', 'Red'),
    line(KURTA, 1, 'M', 'Red'),
    line(KURTA, 1, 'M', 'Blue'),
    line(STOLE, 1),
  )
  await shop.deleteFromCart({ prod_id: KURTA, cart_size: 'M', cart_color: 'Blue' }, caller)
  expect(await lines()).toHaveLength(3)
  await shop.deleteFromCart({ prod_id: KURTA, cart_size: 'M' }, caller)
  expect(await lines()).toEqual([
    [KURTA, 1, 'S', 'Red', 5],
    [STOLE, 1, 'S', '', 9],
  ])
  await shop.deleteFromCart({ prod_id: KURTA }, caller)
  expect(await lines()).toEqual([[STOLE, 1, 'S', '', 9]])
})

test('an order removes exactly its own units from the cart: units added meanwhile stay', async () => {
  const { id, save, lines } = await shopper()
  await save(line(KURTA, 3, 'S', 'Red'), line(KURTA, 2, 'M', 'Red'), line(STOLE, 1))
  await removeFromCart(db, id, [
    { id: KURTA, size: 'S', color: 'Red', unit: 2 },
    { id: KURTA, size: 'M', color: 'Red', unit: 2 },
    { id: STOLE, size: 'M', color: '', unit: 1 },
  ])
  expect(await lines()).toEqual([
    [KURTA, 1, 'S', 'Red', 5],
    [STOLE, 1, 'S', '', 9],
  ])
})

test('merging sums the same line, appends the others, clamps to stock and says what changed', async () => {
  const { save, lines, merge } = await shopper()
  await save(line(KURTA, 3, 'S', 'Red'))
  const report = await merge('guest-sum', [
    line(KURTA, 4, 'S', 'Red'),
    line(STOLE, 2),
    line(SOLD_OUT, 1),
    line(99_999, 1),
  ])
  expect(report).toEqual({
    merged: true,
    notes: ['Lamp is sold out.', 'An item of your cart is no longer sold.', 'Only 5 of Kurta are in stock.'],
  })
  expect(await lines()).toEqual([
    [KURTA, 5, 'S', 'Red', 5],
    [STOLE, 2, 'S', '', 9],
  ])
})

test('ten tabs that merge the same guest cart add it once', async () => {
  const { save, lines, merge } = await shopper()
  await save(line(STOLE, 1))
  const reports = await Promise.all(Array.from({ length: 10 }, () => merge('guest-ten', [line(STOLE, 2)])))
  expect(reports.filter(report => report?.merged)).toHaveLength(1)
  expect(await lines()).toEqual([[STOLE, 3, 'S', '', 9]])
})

test('a guest cart that was merged for one customer is not merged for another', async () => {
  const [one, other] = [await shopper(), await shopper()]
  await one.merge('guest-one', [line(STOLE, 2)])
  await expect(other.merge('guest-one', [line(STOLE, 2)])).resolves.toEqual({ merged: false, notes: [] })
  expect(await other.lines()).toEqual([])
})

test('units added to a guest’s cart after a merge whose response was lost are merged by the next, the others not', async () => {
  const { save, lines, merge, wishes } = await shopper()
  await save(line(STOLE, 1))
  await merge('guest-lost', [line(STOLE, 2)], [{ id: 100 }])
  const again = [line(STOLE, 3), line(KURTA, 1, 'S', 'Red')]
  expect(await merge('guest-lost', again, [{ id: 100 }, { id: 101 }])).toEqual({ merged: true, notes: [] })
  expect(await merge('guest-lost', again)).toEqual({ merged: false, notes: [] })
  expect(await merge('guest-lost', [line(STOLE, 1)])).toEqual({ merged: false, notes: [] })
  expect(await lines()).toEqual([
    [STOLE, 4, 'S', '', 9],
    [KURTA, 1, 'S', 'Red', 5],
  ])
  expect(await wishes()).toEqual([100, 101])
})

test('a sold-out line does not take the place of an available one in a merged cart', async () => {
  const { save, lines, merge, wishes } = await shopper()
  await save(...Array.from({ length: MAX_CART_LINES - 1 }, (_, i) => line(100 + i, 1)))
  await merge('guest-sold-out', [line(SOLD_OUT, 1), line(200, 1)])
  expect((await lines()).at(-1)).toEqual([200, 1, 'S', '', 9])
  expect(await wishes()).toEqual([])
})

test('lines beyond the fiftieth go to the wishlist when carts are merged', async () => {
  const { save, lines, merge, wishes } = await shopper()
  await save(...Array.from({ length: MAX_CART_LINES - 1 }, (_, i) => line(100 + i, 1)))
  const report = await merge('guest-full', [line(200, 1), line(201, 1)])
  expect(report?.notes).toEqual(['Your cart is full, so Product 201 went to your wishlist.'])
  expect(await lines()).toHaveLength(MAX_CART_LINES)
  expect(await wishes()).toEqual([201])
})

test('wishes are stored once by id, merged with the guest’s, and removed', async () => {
  const { caller, merge, wishes } = await shopper()
  await shop.saveWishlist({ add: [{ id: KURTA, cart_size: 'M' }, { id: STOLE }] }, caller)
  await shop.saveWishlist({ add: [{ id: KURTA, cart_size: 'L' }] }, caller)
  await merge('guest-wishes', [], [{ id: STOLE }, { id: 100 }])
  expect(await shop.fetchWishlist({}, caller)).toEqual([
    { id: KURTA, cart_size: 'M', cart_color: '' },
    { id: STOLE, cart_size: '', cart_color: '' },
    { id: 100, cart_size: '', cart_color: '' },
  ])
  await shop.saveWishlist({ add: [{ id: 101 }], remove: [KURTA, 100] }, caller)
  expect(await wishes()).toEqual([STOLE, 101])
  await expect(shop.saveWishlist({ add: [{ id: 99_999 }] }, caller)).rejects.toEqual(refused(400))
})

test('the 201st wish is refused with a message and nothing is lost', async () => {
  const { caller, wishes } = await shopper()
  await shop.saveWishlist({ add: Array.from({ length: MAX_WISHES }, (_, i) => ({ id: 100 + i })) }, caller)
  await expect(shop.saveWishlist({ add: [{ id: KURTA }] }, caller)).rejects.toEqual(
    refused(400, messages.wishlistFull),
  )
  expect(await wishes()).toHaveLength(MAX_WISHES)
  await shop.saveWishlist({ add: [{ id: KURTA }], remove: [100] }, caller)
  expect((await wishes()).at(-1)).toBe(KURTA)
})
