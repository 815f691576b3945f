import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { readOpenMoney } from '../desk/money/open-money.ts'
import { acceptReturn } from '../orders/seller-cancel.ts'
import { stepOrder } from '../orders/step-order.ts'
import { addProduct } from '../test-product.ts'
import { deleteOldSheets } from './courier-sheet.ts'
import { missingFromPayout, payoutSums } from './paid-out.ts'
import { readPayout, takePayout } from './read-payout.ts'
import { brought, packed, statesOf, testSheets } from './test-sheets.ts'

withTestDatabase()
const sheet = testSheets()
// 400 and 40 for its delivery.
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 }, price: 400, delivery: 40 }))
beforeEach(async () => {
  await db.run('delete from courier_sheets')
  await db.run(`update orders set status = 'cancelled'`)
})

const read = async (rows: (string | number)[][]) => {
  const made = await readPayout(
    sheet([['AWB No', 'COD Amount', 'UTR'], ...rows.map(row => [...row, '4326'])]),
    'Asha',
  )
  if ('refused' in made) throw new Error(made.refused)
  return made
}

test('what was paid as it was due is right; each other row says what differs', async () => {
  const [, , prepaid, early, back] = [
    await brought('P1001'),
    await brought('P1002'),
    await brought('P1003'),
    await packed(),
    await packed(),
  ]
  await db.run(`update orders set mode = 'ONLINE' where id = $1`, [prepaid])
  await stepOrder(early, 'shipped', { courier: 'India Post', number: 'P1004' })
  await stepOrder(back, 'shipped', { courier: 'India Post', number: 'P1005' })
  await acceptReturn(back)
  const { id } = await read([
    ['p1001', '440'],
    ['P1002', 'Rs. 4,40.50'],
    ['P1003', '440.00'],
    ['P1004', 440],
    ['P1005', 440],
    ['P9999', 440],
    ['P1001', 440],
    ['', 440],
    ['P1006', 'soon'],
  ])
  expect(await statesOf(id)).toEqual([
    '2 right',
    '3 sum',
    '4 prepaid',
    '5 early',
    '6 came-back',
    '7 unknown',
    '8 twice',
    '9 no-number',
    '10 no-amount',
  ])
  const [wrong] = await db.query(
    'select amount, due from courier_sheet_rows where sheet_id = $1 and line = 3',
    [id],
  )
  expect(wrong).toEqual({ amount: 44_050, due: 44_000 })
})

test('rows that are missing are told: delivered by then, by the same courier, and paid out by nobody', async () => {
  const [first, missing] = [await brought('Q1001'), await brought('Q1002')]
  await brought('Q1003', 'DTDC')
  const last = await brought('Q1004')
  const { id } = await read([
    ['Q1001', 440],
    ['Q1004', 440],
  ])
  expect(await missingFromPayout(id, 10)).toMatchObject([{ order_id: missing, number: 'Q1002', due: 44_000 }])
  await takePayout(id)
  // A later payout brings it.
  const { id: next } = await read([['Q1002', 440]])
  await takePayout(next)
  expect(await missingFromPayout(id, 10)).toEqual([])
  expect([first, last]).toHaveLength(2)
})

test('taken in it counts, once; what was paid before does not count again, and what couriers still have is known', async () => {
  await brought('R1001')
  await brought('R1002')
  await brought('R1003')
  expect(await readOpenMoney()).toMatchObject({ hasPayouts: false })
  const { id } = await read([
    ['R1001', 440],
    ['R1002', 400],
  ])
  expect(await payoutSums()).toEqual([])
  expect(await takePayout(id)).toBe(true)
  expect(await takePayout(id)).toBe(false)
  const sums = async () => (await payoutSums()).map(({ courier, paid }) => [courier, paid])
  expect(await sums()).toEqual([['India Post', 84_000]])
  const still = await readOpenMoney()
  // Of R1002 forty rupees, and R1003.
  expect(still).toMatchObject({ hasPayouts: true, withCouriersCount: 2, withCouriers: 48_000 })
  const { id: again } = await read([
    ['R1001', 440],
    ['R1003', 440],
    ['R1002', 40],
  ])
  expect(await statesOf(again)).toEqual(['2 twice', '3 right', '4 rest'])
  await takePayout(again)
  expect(await sums()).toEqual([['India Post', 132_000]])
  expect(await readOpenMoney()).toMatchObject({ withCouriersCount: 0, withCouriers: 0 })
})

test('of two payouts that were looked at before either was taken in, a parcel counts once', async () => {
  await brought('S1001')
  const one = await read([
    ['S1001', 440],
    ['S0', 1],
  ])
  const two = await read([
    ['S1001', 440],
    ['S00', 2],
  ])
  expect((await statesOf(two.id))[0]).toBe('2 right')
  await Promise.all([takePayout(one.id), takePayout(two.id)])
  const states = [...(await statesOf(one.id)), ...(await statesOf(two.id))].filter(state =>
    state.startsWith('2'),
  )
  expect(states.sort()).toEqual(['2 right', '2 twice'])
})

test('sheets that nobody took in are forgotten after thirty days, a payout is kept', async () => {
  await brought('T1001')
  const { id } = await read([['T1001', 440]])
  await read([['T1001', 441]])
  await takePayout(id)
  await db.run(`update courier_sheets set at = at - interval '31 days'`)
  await deleteOldSheets(8)
  expect(await db.query('select id from courier_sheets')).toEqual([{ id }])
  await db.run(`update courier_sheets set at = at - interval '9 years'`)
  await deleteOldSheets(8)
  expect(await db.query('select sheet_id from courier_sheet_rows')).toEqual([])
})
