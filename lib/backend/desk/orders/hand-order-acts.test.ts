import { writeLine } from '#lib/desk/rules/orders/new-order.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { statusOf, stockOf } from '../../orders/test-orders.ts'
import { addProduct, setStock } from '../../test-product.ts'
import { runRead } from '../run-read.ts'
import { worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(async () => {
  await addProduct({ id: 1, name: 'Stole', sizes: { NA: 50 } })
  await addProduct({ id: 2, name: 'Kurta', sizes: { M: 5, L: 0 }, colors: ['Red', 'Blue'] })
})

const line = (id: number, units = 1, size = '', color = '') =>
  writeLine({ id, size, color, other: '', units })
const AT_DOOR = {
  ...{ taken: 'phone', paid: 'door', name: 'Meena Rao', mobile: '+91 98765 43210' },
  ...{ address1: '14 Ghat Road', pincode: '451224', city: 'Khargone', state: 'Madhya Pradesh' },
}

test('an order by phone is a guest’s order, confirmed, with its stock taken', async () => {
  const owner = await worker('owner')
  const result = await owner.does('place', {
    ...AT_DOOR,
    'line-0': line(1, 2),
    'line-1': line(2, 1, 'M', 'Red'),
  })
  expect(result).toMatchObject({ about: expect.any(String), to: expect.stringContaining('/desk/order/') })
  const id = 'about' in result ? String(result.about) : ''
  expect(await statusOf(id)).toBe('placed')
  expect([await stockOf(1), await stockOf(2, 'M')]).toEqual([48, 4])
  const { read } = await runRead(owner.token, 'orders', 'one', { id })
  expect(read).toMatchObject({
    isGuest: true,
    isUnconfirmed: false,
    address: { mobileno: '9876543210', firstname: 'Meena', address2: '' },
    owner: { hand: { taken: 'phone', paid: 'door' } },
    can: { pack: true, handOver: false },
  })
  // Nobody's browser is left behind.
  expect(await db.query('select 1 from sessions')).toEqual([])
})

test('what is sold at the stall is delivered at once with its bill, without delivery charge', async () => {
  const owner = await worker('owner')
  const before = Number(await stockOf(1))
  const result = await owner.does('place', {
    ...{
      taken: 'stall',
      paid: 'cash',
      mobile: '9876543211',
      state: 'Madhya Pradesh',
      total: '499',
      'line-0': line(1),
    },
  })
  const id = 'about' in result ? String(result.about) : ''
  expect(result).toMatchObject({ message: expect.stringContaining('Sold') })
  expect(await statusOf(id)).toBe('delivered')
  expect(await stockOf(1)).toBe(before - 1)
  const { read } = await runRead(owner.token, 'orders', 'one', { id })
  expect(read?.bills).toHaveLength(1)
  expect(read?.owner).toMatchObject({
    total: 49_900,
    hand: { taken: 'stall', paid: 'cash' },
  })
  // Nobody is told that a parcel is on its way.
  expect(await db.query(`select 1 from outbox where template = 'orderShipped'`)).toEqual([])
})

test('what is wrong is said at its field, and nothing is placed', async () => {
  const owner = await worker('owner')
  const count = async () => (await db.query('select 1 from orders')).length
  const before = await count()
  expect(await owner.does('place', { ...AT_DOOR })).toHaveProperty('refused')
  expect(await owner.does('place', { ...AT_DOOR, 'line-0': '[1,2]' })).toHaveProperty('refused')
  expect(
    await owner.does('place', { ...AT_DOOR, mobile: '12', pincode: '1', city: '', 'line-0': line(1) }),
  ).toMatchObject({
    fields: { mobile: expect.any(String), pincode: expect.any(String), city: expect.any(String) },
  })
  expect(await owner.does('place', { ...AT_DOOR, paid: 'cash', 'line-0': line(1) })).toMatchObject({
    fields: { paid: expect.any(String) },
  })
  expect(await owner.does('place', { ...AT_DOOR, paid: 'upi', utr: '1', 'line-0': line(1) })).toMatchObject({
    fields: { utr: expect.any(String) },
  })
  expect(await owner.does('place', { ...AT_DOOR, 'line-0': line(2, 1, 'L', 'Red') })).toMatchObject({
    refused: expect.stringContaining('Kurta'),
  })
  expect(await owner.does('place', { ...AT_DOOR, total: '1', 'line-0': line(1) })).toHaveProperty('refused')
  expect(await count()).toBe(before)
})

test('two who sell the last piece: one of them does', async () => {
  const owner = await worker('owner')
  await setStock(1, 'NA', 1)
  const sell = (mobile: string) =>
    owner.does('place', { taken: 'stall', paid: 'upi', mobile, state: 'Madhya Pradesh', 'line-0': line(1) })
  const results = await Promise.all([sell('9876543212'), sell('9876543213')])
  expect(results.filter(result => 'refused' in result)).toHaveLength(1)
  expect(await stockOf(1)).toBe(0)
})

test('the page shows the choices of what was found, and what the picked lines come to', async () => {
  const owner = await worker('owner')
  await setStock(1, 'NA', 10)
  const page = async (lines: unknown[], more = {}) =>
    (
      await runRead(owner.token, 'orders', 'newOrder', {
        search: '',
        pin: '',
        taken: 'phone',
        lines,
        ...more,
      } as never)
    ).read
  const picked = { id: 1, size: '', color: '', other: '', units: 2 }
  expect(await page([picked])).toMatchObject({
    lines: [{ name: 'Stole', price: 49_900 }],
    sums: { goods: 99_800, delivery: 8_000, total: 107_800 },
  })
  expect(await page([picked], { taken: 'stall' })).toMatchObject({ sums: { delivery: 0, total: 99_800 } })
  expect(await page([{ ...picked, units: 11 }])).toMatchObject({
    sums: undefined,
    trouble: expect.stringContaining('Stole'),
  })
})
