import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { addProduct, addVariants } from '../test-product.ts'
import { newBuyer, order, shop, stockOf } from './test-orders.ts'

withTestDatabase()

const [PAIRS, POOL, FIT, RACE, RETURNED] = [1, 2, 3, 4, 5]
const RED = { size: 'M', color: 'Red' }
const BLUE = { size: 'M', color: 'Blue' }
beforeAll(async () => {
  const colors = ['Red', 'Blue']
  for (const id of [PAIRS, POOL, RACE, RETURNED])
    await addProduct({ id, name: `Kurta ${id}`, sizes: { S: 0, M: 7 }, colors, price: 900, delivery: 0 })
  await addProduct({ id: FIT, name: 'Jeans', sizes: { 32: 0 }, price: 500, delivery: 0 })
  await addVariants(PAIRS, [
    { ...RED, sku: 'K-M-R', price: 950, stock: 3, image: 'red.webp' },
    { ...BLUE, sku: 'K-M-B', stock: 1 },
    { size: 'S', color: 'Red', unlimited: true },
    { size: 'S', color: 'Blue', stock: 1, promise: 'Sent in three weeks' },
  ])
  await addVariants(POOL, [RED, BLUE])
  await addVariants(
    FIT,
    [
      { size: '32', other: 'Slim', stock: 2, sku: 'J-32-S' },
      { size: '32', other: 'Loose', stock: 2 },
    ],
    ['Waist', 'Fit'],
  )
  await db.run(`update products set slots = '{size,other}' where id = $1`, [FIT])
  await addVariants(RACE, [
    { ...RED, stock: 1 },
    { ...BLUE, stock: 20 },
  ])
  await addVariants(RETURNED, [
    { ...RED, stock: 2 },
    { ...BLUE, stock: 2 },
  ])
})

const refused = (message: string, status = 400) => expect.objectContaining({ status, message })
const piecesOf = async (id: number, { size = '', color = '', other = '' }) =>
  (
    await db.one<{ stock: number }>(
      'select stock from variants where product_id = $1 and size = $2 and color = $3 and other = $4',
      [id, size, color, other],
    )
  )?.stock
/** Of every size whose variants have pieces of their own: the sum of these less what product_sizes says. */
const wrongSums = async () =>
  db.query(
    `select v.product_id, v.size from variants v join product_sizes z
       on z.product_id = v.product_id and z.size_desc = v.size
     group by v.product_id, v.size, z.stock having count(v.stock) > 0 and sum(v.stock) <> z.stock`,
  )

test('a pair is ordered at its own price, with its picture and code, and its own pieces are taken', async () => {
  const buyer = await newBuyer()
  await shop.saveCart([{ prod_id: PAIRS, unit: 2, cart_size: 'M', cart_color: 'Red' }], buyer)
  const [item] = await shop.fetchCart([{}], buyer)
  expect(item).toMatchObject({ discountPrice: 950, image: 'red.webp', quantity: 3, cart_color: 'Red' })
  const { data } = await shop.checkout(
    [{ prod_id: PAIRS, unit: 2, cart_size: 'M', cart_color: 'Red' }],
    buyer,
  )
  expect(data?.[0]).toMatchObject({ totalCod: 1900, lines: [{ image: 'red.webp', discountPrice: 950 }] })
  const { coorderid } = await order(buyer, 'COD', [{ id: PAIRS, ...RED, units: 2 }], { expected: 1900 })
  const told = await shop.order({ coorderid }, buyer)
  expect(told?.lines).toMatchObject([
    { StandardPrice: 950, CoSmallImage: 'red.webp', CoSku: 'K-M-R', CoSize: 'M', CoColor: 'Red' },
  ])
  expect(await piecesOf(PAIRS, RED)).toBe(1)
  expect(await stockOf(PAIRS, 'M')).toBe(2)
  expect(await shop.fetchCart([{}], buyer)).toEqual([])
})

test('a pair that does not exist, or is sold out, is refused though others of its size are there', async () => {
  const buyer = await newBuyer()
  const green = { prod_id: PAIRS, unit: 1, cart_size: 'M', cart_color: 'Green' }
  await expect(shop.saveCart([green], buyer)).rejects.toEqual(refused(messages.optionGone))
  await order(await newBuyer(), 'COD', [{ id: PAIRS, ...BLUE }])
  await expect(order(buyer, 'COD', [{ id: PAIRS, ...BLUE }])).rejects.toEqual(
    refused('Kurta 1 (M, Blue) is sold out.', 409),
  )
  await expect(
    shop.saveCart([{ prod_id: PAIRS, unit: 1, cart_size: 'M', cart_color: 'Blue' }], buyer),
  ).rejects.toEqual(refused(messages.soldOut))
})

test('a colour left open takes of the pieces that colours share, and is refused where each has its own', async () => {
  const buyer = await newBuyer()
  const line = { unit: 1, cart_size: 'M', cart_color: '' }
  await shop.saveCart([{ prod_id: POOL, ...line }], buyer)
  await order(buyer, 'COD', [{ id: POOL, size: 'M' }])
  await order(buyer, 'COD', [{ id: POOL, ...BLUE }])
  expect(await stockOf(POOL, 'M')).toBe(5)
  await expect(shop.saveCart([{ prod_id: PAIRS, ...line }], buyer)).rejects.toEqual(
    refused(messages.chooseOneKind),
  )
  await expect(order(buyer, 'COD', [{ id: PAIRS, size: 'M' }])).rejects.toEqual(
    refused('Kurta 1 comes in several kinds that differ in price or stock. Please choose one of them.'),
  )
})

test('a third option is a part of the line in cart, wishlist and order, under its own name', async () => {
  const buyer = await newBuyer()
  const line = { prod_id: FIT, unit: 1, cart_size: '32', cart_color: '', cart_options: { Fit: 'Slim' } }
  await shop.saveCart([line, { ...line, cart_options: { Fit: 'Loose' } }], buyer)
  const items = await shop.fetchCart([{}], buyer)
  expect(items).toMatchObject([
    {
      cart_options: { Fit: 'Slim' },
      chosen: [
        { name: 'Waist', value: '32' },
        { name: 'Fit', value: 'Slim' },
      ],
    },
    { cart_options: { Fit: 'Loose' } },
  ])
  const wish = { id: FIT, cart_size: '32', cart_color: '', cart_options: { Fit: 'Slim' } }
  await shop.saveWishlist({ add: [wish] }, buyer)
  expect(await shop.fetchWishlist({}, buyer)).toEqual([{ ...wish, cart_options: { option: 'Slim' } }])
  const { coorderid } = await order(buyer, 'COD', [{ id: FIT, size: '32', options: { Fit: 'Slim' } }])
  const told = await shop.order({ coorderid }, buyer)
  expect(told?.lines).toMatchObject([
    {
      CoSku: 'J-32-S',
      CoOptions: [
        { name: 'Waist', value: '32' },
        { name: 'Fit', value: 'Slim' },
      ],
    },
  ])
  expect(await shop.fetchCart([{}], buyer)).toMatchObject([{ cart_options: { Fit: 'Loose' } }])
  expect(await piecesOf(FIT, { size: '32', other: 'Slim' })).toBe(1)
  await shop.deleteFromCart({ ...line, cart_options: { Fit: 'Slim' } }, buyer)
  expect(await shop.fetchCart([{}], buyer)).toHaveLength(1)
  await shop.deleteFromCart({ ...line, cart_options: { Fit: 'Loose' } }, buyer)
  expect(await shop.fetchCart([{}], buyer)).toEqual([])
})

test('what never runs out is not counted; what is sold when out keeps its promise on cart and order', async () => {
  const buyer = await newBuyer()
  await order(buyer, 'COD', [{ id: PAIRS, size: 'S', color: 'Red', units: 9 }])
  const late = { id: PAIRS, size: 'S', color: 'Blue', units: 2 }
  await shop.saveCart([{ prod_id: PAIRS, unit: 2, cart_size: 'S', cart_color: 'Blue' }], buyer)
  expect(await shop.fetchCart([{}], buyer)).toMatchObject([{ Unit: 2, promise: 'Sent in three weeks' }])
  const { coorderid } = await order(buyer, 'COD', [late])
  const told = await shop.order({ coorderid }, buyer)
  expect(told?.lines[0]).toMatchObject({ CoPromise: 'Sent in three weeks' })
  expect(await piecesOf(PAIRS, late)).toBe(1)
  await shop.cancelOrder({ coorderid, reason: 'Cash Issue', comment: 'I changed my mind.' }, buyer)
  expect(await piecesOf(PAIRS, late)).toBe(1)
  const { coorderid: now } = await order(buyer, 'COD', [{ ...late, units: 1 }])
  expect((await shop.order({ coorderid: now }, buyer))?.lines[0]).not.toHaveProperty('CoPromise')
  expect(await piecesOf(PAIRS, late)).toBe(0)
})

test('forty buyers want the last of a pair, each with one of its neighbour: one gets it, no piece is lost', async () => {
  const buyers = await Promise.all(Array.from({ length: 40 }, newBuyer))
  const both = [
    { id: RACE, ...RED },
    { id: RACE, ...BLUE },
  ]
  const results = await Promise.allSettled(
    buyers.map((buyer, n) => order(buyer, 'COD', n % 2 ? both : both.toReversed())),
  )
  const taken = results.filter(({ status }) => status === 'fulfilled')
  expect(taken).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected')
      expect(result.reason).toEqual(refused('Kurta 4 (M, Red) is sold out.', 409))
  expect([await piecesOf(RACE, RED), await piecesOf(RACE, BLUE)]).toEqual([0, 19])
  expect(await wrongSums()).toEqual([])
})

test('what is cancelled goes back to its pair, also an order from before there were pairs', async () => {
  const buyer = await newBuyer()
  const why = { reason: 'Cash Issue' as const, comment: 'I changed my mind.' }
  const { coorderid } = await order(buyer, 'COD', [{ id: RETURNED, ...RED, units: 2 }])
  expect(await piecesOf(RETURNED, RED)).toBe(0)
  await shop.cancelOrder({ coorderid, ...why }, buyer)
  expect(await piecesOf(RETURNED, RED)).toBe(2)
  const { coorderid: before } = await order(buyer, 'COD', [{ id: RETURNED, ...BLUE }])
  await db.run('update order_lines set variant_id = null where order_id = $1', [before])
  await shop.cancelOrder({ coorderid: before, ...why }, buyer)
  expect(await piecesOf(RETURNED, BLUE)).toBe(2)
  expect(await wrongSums()).toEqual([])
})

test('what the build before sold of a size, no pair sells again', async () => {
  const buyer = await newBuyer()
  await db.run(`update product_sizes set stock = 1 where product_id = $1 and size_desc = 'M'`, [RETURNED])
  const [product] = await shop.productsById({ ids: [RETURNED] }, {})
  expect(product?.variants?.map(({ Stock }) => Stock)).toEqual([1, 1])
  await order(buyer, 'COD', [{ id: RETURNED, ...RED }])
  await expect(order(buyer, 'COD', [{ id: RETURNED, ...BLUE }])).rejects.toMatchObject({ status: 409 })
})
