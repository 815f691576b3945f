import { documentsOf } from '../../bills/gst-documents.ts'
import { proveOrders } from '../../bills/test-random-orders.ts'
import { db } from '../../db/pool.ts'
import { readGstFile, readGstFiles } from './gst-month.ts'
import { readOpenMoney } from './open-money.ts'
import { spanOf } from './span.ts'
import { type Grouping, readDays, readGroups, readSums } from './sums.ts'

// Random orders of three months, billed, and partly taken back: what the money page says is what their bills say.
proveOrders(60)

const MONTHS = ['2031-02', '2031-03', '2031-04'].map(month => ({
  month,
  span: { from: `${month}-01`, to: `${month}-28` },
}))

test('each month’s days together are its bills less its notes, to the paisa', async () => {
  for (const { month, span } of MONTHS) {
    const documents = await documentsOf(db, month)
    const sum = (isNote: boolean) =>
      documents.filter(one => one.isNote === isNote).reduce((all, { total }) => all + total, 0)
    const days = await readDays(span)
    expect(days.length).toBeGreaterThanOrEqual(28)
    expect({
      month,
      billed: days.reduce((all, { billed }) => all + billed, 0),
      back: days.reduce((all, { takenBack }) => all + takenBack, 0),
    }).toEqual({ month, billed: sum(false), back: sum(true) })
  }
})

test('what was ordered is the same by day, by PIN code, by coupon, by way to pay, by where and in all, to the paisa', async () => {
  const span = spanOf({})
  const { value, placed, onTheWay, delivered, cancelled, cameBack } = await readSums(span)
  const all = await db.one<{ value: number; count: number }>(
    'select sum(total)::bigint as value, count(*)::int as count from orders',
  )
  expect({ value, placed }).toEqual({ value: all?.value, placed: all?.count })
  expect(onTheWay + delivered + cancelled + cameBack).toBe(placed)
  const days = await readDays(span)
  expect(days.reduce((sum, day) => sum + day.value, 0)).toBe(value)
  for (const by of ['pin', 'source', 'pay', 'channel'] satisfies Grouping[]) {
    const { rows, count } = await readGroups(by, span)
    expect(count).toBe(rows.length)
    expect({ by, value: rows.reduce((sum, row) => sum + row.value, 0) }).toEqual({ by, value })
  }
})

test('what was ordered on the phone and at the stall is told apart from what the shop took', async () => {
  const [one, other] = await db.query<{ id: string; total: number }>(
    'select id, total from orders order by id limit 2',
  )
  await db.run(`insert into hand_orders values ($1, 'phone', 'door'), ($2, 'stall', 'cash')`, [
    one?.id,
    other?.id,
  ])
  const { rows } = await readGroups('channel', spanOf({}))
  const moneyOf = (channel: string) => rows.find(({ key }) => key === channel)?.value
  expect([moneyOf('phone'), moneyOf('stall')]).toEqual([one?.total, other?.total])
  expect(rows.map(({ key }) => key).sort()).toEqual(['phone', 'shop', 'stall'])
  await db.run('delete from hand_orders')
})

test('goods by thing and by section are the lines of the orders, to the paisa', async () => {
  const lines = await db.one<{ value: number }>('select sum(total)::bigint as value from order_lines')
  for (const by of ['thing', 'section'] satisfies Grouping[]) {
    const { rows } = await readGroups(by, spanOf({}))
    expect({ by, value: rows.reduce((sum, row) => sum + row.value, 0) }).toEqual({ by, value: lines?.value })
  }
})

test('what is to be collected at the door is what COD orders on the way cost, less what was paid beforehand', async () => {
  const [one, other] = await db.query<{ id: string; total: number }>(
    `select id, total from orders where mode = 'COD' order by id limit 2`,
  )
  await db.run('update orders set at_door = total - 100 where id = $1', [one?.id])
  await db.run(`update orders set status = 'delivered' where id = $1`, [other?.id])
  const due = await db.one<{ sum: number }>(
    `select sum(total)::bigint - 100 as sum from orders where mode = 'COD' and status = 'placed'`,
  )
  expect((await readOpenMoney()).toCollect).toBe(due?.sum)
})

test('a month’s files are those of the command; there are none of a month to come, nor of another name', async () => {
  const now = new Date().toISOString().slice(0, 7)
  const { files } = await readGstFiles(now)
  expect(files).toEqual(expect.arrayContaining(['bills.csv', 'README.html']))
  expect((await readGstFile({ month: now, file: 'bills.csv' }))?.text.startsWith('\ufeff')).toBe(true)
  expect(await readGstFile({ month: now, file: '../secrets' })).toBeUndefined()
  expect((await readGstFiles('2099-01')).files).toEqual([])
  expect(await readGstFile({ month: '2026-13', file: 'bills.csv' })).toBeUndefined()
})

test.each([
  [{}, '2026-10-26', '2026-11-24'],
  [{ from: '2026-11-01', to: '2026-11-10' }, '2026-11-01', '2026-11-10'],
  [{ from: '2020-01-01', to: '2026-11-10' }, '2025-11-10', '2026-11-10'],
  [{ from: '2026-12-01', to: '2026-11-10' }, '2026-10-12', '2026-11-10'],
  [{ from: 'x', to: '2026-02-31' }, '2026-10-26', '2026-11-24'],
])('%j is a span of whole days', (asked, from, to) => {
  expect(spanOf(asked, new Date('2026-11-24T12:00:00+05:30'))).toEqual({ from, to })
})
