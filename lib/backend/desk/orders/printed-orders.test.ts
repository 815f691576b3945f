import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { newBuyer, order, statusOf } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { pickList } from './pick-list.ts'
import { printedOrders } from './printed-orders.ts'
import { barsOf, squareOf } from './scan-codes.ts'
import { worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 } })
  await addProduct({ id: 2, name: 'Kurta', sizes: { M: 100, L: 100 }, colors: ['Red'] })
})

const placed = async (
  lines = [{ id: 1 }] as Parameters<typeof order>[2],
  buyer?: Awaited<ReturnType<typeof newBuyer>>,
) => (await order(buyer ?? (await newBuyer()), 'COD', lines)).coorderid

test('the pick list adds up what all orders need, one row a choice', async () => {
  await db.run(`update orders set status = 'packed'`)
  await placed([
    { id: 1, units: 2 },
    { id: 2, size: 'M', color: 'Red' },
  ])
  await placed([
    { id: 1, units: 3 },
    { id: 2, size: 'L', color: 'Red', units: 4 },
  ])
  expect((await pickList()).map(({ name, choice, units, place }) => [name, choice, units, place])).toEqual([
    ['Kurta', 'L, Red', 4, 'Sarees › Cotton'],
    ['Kurta', 'M, Red', 1, 'Sarees › Cotton'],
    ['Stole', '', 5, 'Sarees › Cotton'],
  ])
})

test('codes are drawings without script or text from outside', () => {
  for (const svg of [barsOf('EM123456789IN'), squareOf('http://localhost:3000/desk/order/x')]) {
    expect(svg).toMatch(/^<svg /)
    expect(svg).not.toMatch(/<script|<text|href/)
  }
  expect(barsOf('नमस्ते')).toBe('')
})

test('two orders to one door share a parcel: packed and sent together, one label with what both pay', async () => {
  const owner = await worker('owner')
  const buyer = await newBuyer()
  const [one, two, other] = [await placed(undefined, buyer), await placed(undefined, buyer), await placed()]
  await db.run(`update orders set address = address || '{"address1": "1 Other Road"}' where id = $1`, [other])
  const { read } = await runRead(owner.token, 'orders', 'one', { id: one })
  expect(read?.mayShare.map(({ id }) => id)).toContain(two)
  expect(read?.mayShare.map(({ id }) => id)).not.toContain(other)
  expect(await owner.does('share', { id: one, other })).toHaveProperty('refused')
  expect(await owner.does('share', { id: one, other: one })).toHaveProperty('refused')
  expect(await owner.does('share', { id: one, other: two })).not.toHaveProperty('refused')
  const { orders } = await printedOrders([one, two], 'owner')
  expect(orders).toMatchObject([
    { id: one, sharing: [two], toCollect: 53_900, parcelCollect: 107_800 },
    { id: two, sharing: [one] },
  ])
  await owner.does('pack', { id: two })
  expect([await statusOf(one), await statusOf(two)]).toEqual(['packed', 'packed'])
  // Each its own bill.
  expect(await db.query('select 1 from bills where order_id = any($1)', [[one, two]])).toHaveLength(2)
  await owner.does('ship', { id: one, courier: 'India Post', number: 'EM1' })
  expect(
    await db.query('select 1 from orders where id = any($1) and tracking_number = $2', [[one, two], 'EM1']),
  ).toHaveLength(2)
  expect(await owner.does('unshare', { id: one })).toHaveProperty('refused')
})

test('many at once: two that share a parcel are both told of as done, at each step', async () => {
  const owner = await worker('owner')
  const buyer = await newBuyer()
  const ids = [await placed(undefined, buyer), await placed(undefined, buyer)]
  const [one = '', two = ''] = ids
  await owner.does('share', { id: one, other: two })
  const chosen = Object.fromEntries(ids.map(id => [`order-${id}`, 'on']))
  const numbers = Object.fromEntries(ids.map(id => [`number-${id}`, 'EM7']))
  for (const [act, values] of [
    ['many', { step: 'packed' }],
    ['shipMany', { courier: 'DTDC', ...numbers }],
    ['many', { step: 'delivered' }],
  ] as const)
    expect(await owner.does(act, { ...values, ...chosen })).toMatchObject({
      message: expect.stringMatching(/^Done for 2\./),
    })
  expect([await statusOf(one), await statusOf(two)]).toEqual(['delivered', 'delivered'])
  expect(
    await db.query(`select 1 from desk_book where act = 'orders.many' and about = any($1)`, [ids]),
  ).toHaveLength(6)
})

test('three orders share a parcel, the first leaves it, and a cancelled one is not sent', async () => {
  const owner = await worker('owner')
  const buyer = await newBuyer()
  const ids = [await placed(undefined, buyer), await placed(undefined, buyer), await placed(undefined, buyer)]
  const [one = '', two = '', three = ''] = ids
  await owner.does('share', { id: one, other: two })
  await owner.does('share', { id: two, other: three })
  const sharing = async (id: string) =>
    (await runRead(owner.token, 'orders', 'one', { id })).read?.sharing.toSorted()
  expect(await sharing(one)).toEqual([two, three].sort())
  await owner.does('unshare', { id: one })
  expect([await sharing(one), await sharing(two)]).toEqual([[], [three]])
  await owner.does('cancel', { id: three, reason: 'Sold out' })
  await owner.does('ship', { id: two, courier: 'India Post', number: 'EM1' })
  expect(await statusOf(three)).toBe('cancelled')
})

test('a packer prints open orders only', async () => {
  const id = await placed()
  await db.run(`update orders set status = 'delivered' where id = $1`, [id])
  expect((await printedOrders([id], 'packer')).orders).toEqual([])
  expect((await printedOrders([id], 'owner')).orders).toHaveLength(1)
})

test('many at once: each is told of by itself, and one that cannot be does not stop the others', async () => {
  const owner = await worker('owner')
  const [good, ended, shipped] = [await placed(), await placed(), await placed()]
  await owner.does('cancel', { id: ended, reason: 'Sold out' })
  const named = (ids: string[]) => Object.fromEntries(ids.map(id => [`order-${id}`, 'on']))
  expect(await owner.does('many', { step: 'packed' })).toHaveProperty('refused')
  expect(await owner.does('many', { step: 'gone', ...named([good]) })).toHaveProperty('refused')
  const result = await owner.does('many', { step: 'packed', ...named([good, ended]) })
  expect(result).toMatchObject({
    message: expect.stringContaining('Done for 1 of 2.'),
    body: { results: [expect.any(String), expect.stringContaining(ended), expect.stringContaining(good)] },
  })
  expect(await statusOf(good)).toBe('packed')
  const packer = await worker('packer')
  expect(await packer.does('many', { step: 'delivered', ...named([good]) })).toHaveProperty('refused')
  expect(
    await packer.does('shipMany', { ...named([good]), courier: '', [`number-${good}`]: 'D1' }),
  ).toMatchObject({ fields: { courier: expect.any(String) } })
  expect(await packer.does('shipMany', { ...named([good, shipped]), courier: 'DTDC' })).toHaveProperty(
    'fields',
  )
  expect(
    await packer.does('shipMany', {
      ...named([good, shipped]),
      courier: 'DTDC',
      [`number-${good}`]: 'D1',
      [`number-${shipped}`]: '',
    }),
  ).toMatchObject({ message: expect.stringContaining('Done for 1.') })
  expect([await statusOf(good), await statusOf(shipped)]).toEqual(['shipped', 'placed'])
})
