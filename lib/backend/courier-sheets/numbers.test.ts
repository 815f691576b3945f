import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { stepOrder } from '../orders/step-order.ts'
import { statusOf } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import { readNumbers } from './read-numbers.ts'
import { acceptNumbers, sendNumbers } from './send-numbers.ts'
import { packed, placeCod, statesOf, testSheets } from './test-sheets.ts'

withTestDatabase()
const sheet = testSheets()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 100_000 }, price: 400 }))

const take = async (file: string, courier = 'India Post') => {
  const read = await readNumbers(file, { courier, by: 'Asha' })
  if ('refused' in read) throw new Error(read.refused)
  return read
}
const sendAll = async (id: number) => {
  await acceptNumbers(id)
  while ((await sendNumbers(id)) > 0);
}
const parcelOf = (id: string) =>
  db.one<{ status: string; courier: string; tracking_number: string }>(
    'select status, courier, tracking_number from orders where id = $1',
    [id],
  )

test('a sheet is read and shown, and marks the orders as sent once it is taken in; twice is harmless', async () => {
  const [one, two] = [await packed(), await placeCod()]
  const file = sheet([
    ['Shipments of 24-11-2026'],
    [],
    ['S.No', 'Reference No.', 'AWB Number', 'Courier Company', 'Weight'],
    [1, one, 'EM100000001IN', '', '0.5'],
    [2, two.toLowerCase().replaceAll('-', ''), '1490012345', 'Delhivery', '0.5'],
  ])
  const { id } = await take(file)
  expect(await statesOf(id)).toEqual(['4 ready', '5 ready'])
  expect(await statusOf(one)).toBe('packed')
  await sendAll(id)
  expect(await statesOf(id)).toEqual(['4 sent', '5 sent'])
  expect(await parcelOf(one)).toEqual({
    status: 'shipped',
    courier: 'India Post',
    tracking_number: 'EM100000001IN',
  })
  expect(await parcelOf(two)).toEqual({
    status: 'shipped',
    courier: 'Delhivery',
    tracking_number: '1490012345',
  })
  const mails = () => db.query(`select id from outbox where template = 'orderShipped'`)
  const before = (await mails()).length
  expect(await take(file)).toEqual({ id, isKnown: true })
  await sendAll(id)
  // The same rows in another file.
  const again = await take(
    sheet([
      ['order', 'awb'],
      [one, 'em100000001in'],
      [two, '1490012345'],
    ]),
  )
  expect(await statesOf(again.id)).toEqual(['2 known', '3 known'])
  await sendAll(again.id)
  expect(await mails()).toHaveLength(before)
})

test('each row that cannot be used says why, and the others are sent all the same', async () => {
  const [good, twice, sent, ended, other] = [
    await packed(),
    await packed(),
    await packed(),
    await placeCod(),
    await packed(),
  ]
  await stepOrder(sent, 'shipped', { courier: 'DTDC', number: 'D1000' })
  await db.run(`update orders set status = 'cancelled' where id = $1`, [ended])
  const { id } = await take(
    sheet([
      ['order id', 'waybill', 'courier'],
      [good, 'A1001', 'DTDC'],
      ['0000-0000-0000-0000', 'A1002', 'DTDC'],
      ['Asha Verma, Maheshwar', 'A1003', 'DTDC'],
      [twice, 'A1004', 'DTDC'],
      [twice, 'A1005', 'DTDC'],
      [sent, 'D2000', 'DTDC'],
      [ended, 'A1006', 'DTDC'],
      [other, 'A1001', 'DTDC'],
      [other, '', 'DTDC'],
    ]),
    '',
  )
  expect(await statesOf(id)).toEqual([
    '2 ready',
    '3 no-order',
    '4 no-order',
    '5 ready',
    '6 twice',
    '7 other-number',
    '8 ended',
    '9 number-taken',
    '10 no-number',
  ])
  // What is no number of an order is not kept.
  expect(JSON.stringify(await db.query('select * from courier_sheet_rows'))).not.toContain('Maheshwar')
  await sendAll(id)
  expect(await statusOf(good)).toBe('shipped')
  expect(await parcelOf(sent)).toMatchObject({ tracking_number: 'D1000' })
  expect(await statusOf(other)).toBe('packed')
})

test('what somebody has done between looking and sending is not overwritten', async () => {
  const [moved, gone] = [await packed(), await packed()]
  const { id } = await take(
    sheet([
      ['order', 'number'],
      [moved, 'B1'],
      [moved, ''],
      [gone, 'B2000'],
    ]),
  )
  const { id: next } = await take(
    sheet([
      ['order', 'number'],
      [moved, 'B1000'],
      [gone, 'B2000'],
    ]),
  )
  expect(await statesOf(id)).toEqual(['2 no-number', '3 no-number', '4 ready'])
  await stepOrder(moved, 'shipped', { courier: 'DTDC', number: 'HAND1' })
  await db.run(`update orders set status = 'cancelled' where id = $1`, [gone])
  await sendAll(next)
  expect(await statesOf(next)).toEqual(['2 other-number', '3 refused'])
  expect(await parcelOf(moved)).toMatchObject({ tracking_number: 'HAND1' })
  const [row] = await db.query<{ note: string }>(
    `select note from courier_sheet_rows where sheet_id = $1 and state = 'refused'`,
    [next],
  )
  expect(row?.note).toContain('cannot be shipped')
})

test('without a courier anywhere the row says so', async () => {
  const { id } = await take(
    sheet([
      ['order', 'number'],
      [await packed(), 'C1000'],
    ]),
    '',
  )
  expect(await statesOf(id)).toEqual(['2 no-courier'])
})

test.each([
  ['nothing', '', 'The sheet is empty.'],
  ['a sheet of other columns', 'name,city\r\nAsha,Indore\r\n', 'none with the names of its columns'],
  ['a head alone', 'order,awb\r\n', 'no rows'],
  ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 0x80]), 'UTF-8'],
  ['an .xlsx under another name', Buffer.from('PK\u0003\u0004rest'), 'spreadsheet'],
])('%s is refused in a sentence, and nothing is kept', async (_, content, reason) => {
  const before = await db.query('select id from courier_sheets')
  const read = await readNumbers(sheet(content), { courier: '', by: 'Asha' })
  expect('refused' in read && read.refused).toContain(reason)
  expect(await db.query('select id from courier_sheets')).toEqual(before)
})

test('a broken .xlsx is refused in a sentence', async () => {
  const read = await readNumbers(sheet(Buffer.from('PK\u0003\u0004rest'), 'xlsx'), {
    courier: '',
    by: 'Asha',
  })
  expect(read).toHaveProperty('refused')
})

const MANY = process.env.PROVE ? 100_000 : 20_000
test(`a sheet of ${MANY} rows is read while orders go on`, async () => {
  const ids = [await packed(), await packed()]
  const rows = Array.from({ length: MANY }, (_, n) => [
    `AAAA-AAAA-AAAA-${String(n).padStart(4, 'Z').slice(-4)}`,
    `N${n}`,
  ])
  rows[MANY - 1] = [String(ids[0]), 'N-LAST-1']
  let longest = 0
  let last = Date.now()
  const beat = setInterval(() => {
    longest = Math.max(longest, Date.now() - last)
    last = Date.now()
  }, 5)
  const reading = take(sheet([['order', 'awb'], ...rows]))
  const placed = await placeCod()
  const { id } = await reading
  clearInterval(beat)
  expect(await statusOf(placed)).toBe('placed')
  expect(longest).toBeLessThan(500)
  const [count] = await db.query(
    'select count(*)::int as count from courier_sheet_rows where sheet_id = $1',
    [id],
  )
  expect(count).toEqual({ count: MANY })
  const [ready] = await db.query(
    `select line, named from courier_sheet_rows where sheet_id = $1 and state = 'ready'`,
    [id],
  )
  expect(ready).toEqual({ line: MANY + 1, named: ids[0] })
}, 120_000)
