import { shop } from '#lib/api/server/shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { decodeWishes } from '#lib/wishlist/rules/wish-cookie.ts'
import { decodeCart } from '../rules/cart-cookie.ts'
import { openBrowser } from './test-browser.ts'

// Without script nobody times presses in the browser.
withTestDatabase()

const POT = 1
const LAMP = 2
beforeAll(async () => {
  for (const id of [POT, LAMP]) await addProduct({ id, sizes: { NA: 9 } })
})

const visitor = () => {
  const browser = openBrowser()
  return {
    ...browser,
    lines: () => decodeCart(browser.cookie('cartItems')).lines.map(({ id, unit }) => [id, unit]),
    wishes: () => decodeWishes(browser.cookie('wishlistItems')).map(({ id }) => id),
  }
}

test('Add pressed twice within a second adds once, and both presses lead to the cart', async () => {
  const { send, lines, forgetPress } = visitor()
  expect(await send('/do/cart/add', { id: POT, unit: 2 })).toEqual({ status: 303, to: '/addcart' })
  expect(await send('/do/cart/add', { id: POT, unit: 2 })).toEqual({ status: 303, to: '/addcart' })
  expect(lines()).toEqual([[POT, 2]])
  forgetPress()
  await send('/do/cart/add', { id: POT, unit: 2 })
  expect(lines()).toEqual([[POT, 4]])
})

test('two different things within a second are both added', async () => {
  const { send, lines } = visitor()
  await send('/do/cart/add', { id: POT })
  await send('/do/cart/add', { id: LAMP })
  expect(lines()).toEqual([
    [POT, 1],
    [LAMP, 1],
  ])
})

test('One more counts each press', async () => {
  const { send, lines } = visitor()
  await send('/do/cart/add', { id: POT })
  for (let press = 0; press < 3; press++) await send('/do/cart/plus', { id: POT, size: 'S' })
  expect(lines()).toEqual([[POT, 4]])
})

test('Remove pressed twice takes one line away, although another stands in its place by then', async () => {
  const { send, lines, forgetPress } = visitor()
  await send('/do/cart/add', { id: POT })
  await send('/do/cart/add', { id: LAMP })
  await send('/do/cart/remove', { id: POT, size: 'S' })
  await send('/do/cart/remove', { id: LAMP, size: 'S' })
  expect(lines()).toEqual([[LAMP, 1]])
  forgetPress()
  await send('/do/cart/remove', { id: LAMP, size: 'S' })
  expect(lines()).toEqual([])
})

test('a wish removed twice is one wish removed', async () => {
  const { send, wishes, forgetPress } = visitor()
  for (const id of [POT, LAMP]) await send('/do/wishlist/keep', { id })
  for (const id of [POT, LAMP]) await send('/do/wishlist/remove', { id })
  expect(wishes()).toEqual([LAMP])
  forgetPress()
  await send('/do/wishlist/remove', { id: LAMP })
  expect(wishes()).toEqual([])
})

test('Move To Cart pressed twice moves once, and says so both times', async () => {
  const { send, lines, wishes } = visitor()
  await send('/do/wishlist/keep', { id: POT })
  expect(await send('/do/wishlist/move', { id: POT })).toEqual({ status: 303, to: '/addcart' })
  expect(await send('/do/wishlist/move', { id: POT })).toEqual({ status: 303, to: '/addcart' })
  expect([lines(), wishes()]).toEqual([[[POT, 1]], []])
})

test('a heart alternates with each press', async () => {
  const { send, wishes } = visitor()
  for (const there of [[POT], [], [POT]]) {
    await send('/do/wishlist/toggle', { id: POT })
    expect(wishes()).toEqual(there)
  }
})

test('a cookie that claims another press is no reason for anything but that press', async () => {
  for (const value of [
    '',
    'added',
    'added~x~0~1.1.S.',
    `added~${Date.now() + 60_000}~0~1.1.S.`,
    '%',
    '~~~',
  ]) {
    const { send, lines } = visitor()
    // biome-ignore lint/suspicious/noDocumentCookie: as a page's script would
    document.cookie = `last_press=${value}`
    await send('/do/cart/add', { id: POT })
    expect(lines()).toEqual([[POT, 1]])
  }
})

describe('a customer, whose second press comes before the first is answered', () => {
  const press = (caller: { token: string }, unit: number, press: string) =>
    shop.saveCart([{ prod_id: POT, unit }], { ...caller, press })
  const units = async (caller: { token: string }) =>
    (await shop.fetchCart([{}], caller)).map(({ Unit }) => Unit)

  test('the database takes it once, whichever process asks', async () => {
    const caller = { token: (await newCustomer()).token }
    await press(caller, 1, 'add 1.1.S.')
    await press(caller, 2, 'add 1.1.S.')
    expect(await units(caller)).toEqual([1])
  })

  test('at the same time as well', async () => {
    const caller = { token: (await newCustomer()).token }
    await Promise.all([1, 2, 3, 4].map(unit => press(caller, unit, 'add 1.1.S.')))
    const [held = 0] = await units(caller)
    await press(caller, held + 1, 'add 1.1.S.')
    expect(await units(caller)).toEqual([held])
  })

  test('another press, or a save that is none, is done', async () => {
    const caller = { token: (await newCustomer()).token }
    await press(caller, 1, 'add 1.1.S.')
    await press(caller, 2, 'move 1.1.S.')
    expect(await units(caller)).toEqual([2])
    for (const unit of [3, 4]) await shop.saveCart([{ prod_id: POT, unit }], caller)
    expect(await units(caller)).toEqual([4])
  })
})

describe('Clear cart', () => {
  const signedIn = async () => {
    const { send, cookie, forgetPress } = openBrowser()
    const said = () => JSON.parse(Buffer.from(cookie('flash') ?? '', 'base64url').toString()).say
    const caller = { token: (await newCustomer()).token }
    // biome-ignore lint/suspicious/noDocumentCookie: as the sign-in's answer would
    document.cookie = `user_token=${caller.token}`
    const units = async () => (await shop.fetchCart([{}], caller)).map(({ id, Unit }) => [id, Unit])
    const put = (id: number, unit: number) => shop.saveCart([{ prod_id: id, unit }], caller)
    return { send, said, forgetPress, units, put }
  }

  test('is undone as a whole, and Undo pressed twice puts back once', async () => {
    const { send, units, put } = await signedIn()
    await put(POT, 2)
    await put(LAMP, 3)
    await send('/do/cart/clear', {})
    expect(await units()).toEqual([])
    await send('/do/cart/restore', {})
    await send('/do/cart/restore', {})
    expect(await units()).toEqual([
      [POT, 2],
      [LAMP, 3],
    ])
  })

  test('pressed twice, can still be undone', async () => {
    const { send, units, put } = await signedIn()
    await put(POT, 2)
    await send('/do/cart/clear', {})
    await send('/do/cart/clear', {})
    await send('/do/cart/restore', {})
    expect(await units()).toEqual([[POT, 2]])
  })

  test('is undone beside what was added since, and never beyond the stock', async () => {
    const { send, said, units, put } = await signedIn()
    await put(POT, 8)
    await send('/do/cart/clear', {})
    await put(LAMP, 1)
    await db.run('update product_sizes set stock = 5 where product_id = $1', [POT])
    await send('/do/cart/restore', {})
    await db.run('update product_sizes set stock = 9 where product_id = $1', [POT])
    expect(await units()).toEqual([
      [LAMP, 1],
      [POT, 5],
    ])
    expect(said()).toBe('clampedToStock')
  })

  test('cannot be undone when its time is over, and says so', async () => {
    const { send, said, forgetPress, units, put } = await signedIn()
    await put(POT, 1)
    await send('/do/cart/clear', {})
    forgetPress()
    // biome-ignore lint/suspicious/noDocumentCookie: as a browser that keeps it too long would
    document.cookie = `last_press=cleared~${Date.now() - 9000}~0~${POT}.1.S.`
    await send('/do/cart/restore', {})
    expect([await units(), said()]).toEqual([[], 'undoTooLate'])
  })
})
