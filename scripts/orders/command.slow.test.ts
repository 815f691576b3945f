import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { mailsTo, newBuyer, order, shop, stockOf } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()
beforeAll(() =>
  addProduct({ id: 1, name: 'Stole', sizes: { M: 50 }, colors: ['Red'], price: 400, delivery: 40 }),
)
const folder = mkdtempSync(path.join(os.tmpdir(), 'orders-'))
afterAll(() => rmSync(folder, { recursive: true }))

const placed = async () => {
  const buyer = await newBuyer()
  const { coorderid } = await order(buyer, 'COD', [{ id: 1, units: 2, size: 'M', color: 'Red' }])
  return { buyer, id: coorderid }
}

const orders = (...args: string[]) => run(args)

const run = (args: string[], isRead = true) =>
  runCommand('orders', args, { DATABASE_URL: database.url, INIT_CWD: folder }, { isRead })

test('show prints one complete order: lines, amount to collect, address, courier and history', async () => {
  const { id } = await placed()
  await orders('shipped', id, '--courier', 'India Post', '--number', 'EM1')
  const { code, output } = await orders('show', id.toLowerCase().replaceAll('-', ''))
  for (const words of [
    `${id}  Shipped`,
    '2 × Stole, size M, colour Red',
    '₹880 at the door',
    'Asha Verma',
    '14 Ghat Road',
    'Maheshwar',
    'Khargone 451224',
    'Madhya Pradesh',
    '9876543210',
    'India Post EM1',
  ])
    expect(output).toContain(words)
  expect(output).toMatch(/History {3}[-\d]{10} \d\d:\d\d IST {2}Placed\n +[-\d]{10} \d\d:\d\d IST {2}Shipped/)
  expect(code).toBe(0)
})

test('an order that was made on the phone is taken by its code; town and state follow from the PIN code', async () => {
  const home = ['--name', 'Meena Rao', '--mobile', '98765 43210', '--address1', '4 Temple Street']
  const thing = ['--things', 'a-1/M/Red:2']
  const { code, output } = await orders('take', ...thing, ...home, '--pincode', '560001', '--paid', 'door')
  expect([code, output]).toEqual([0, expect.stringMatching(/^The order is taken: [0-9A-Z-]{19}\n$/)])
  const id = output.trim().slice(-19)
  expect((await orders('show', id)).output).toMatch(/2 × Stole, size M.*Bengaluru 560001\n.*Karnataka/s)
  expect(await orders('take', ...thing, ...home, '--pincode', '56', '--paid', 'door')).toEqual({
    code: 1,
    output: expect.stringContaining('--pincode: '),
  })
  expect(await orders('take', '--things', 'NONE', ...home, '--pincode', '560001', '--paid', 'door')).toEqual({
    code: 1,
    output: expect.stringContaining('There is no NONE to be sold'),
  })
})

test('cancel and returned end an order, once, and its customer reads the reason', async () => {
  const [unsent, refused] = [await placed(), await placed()]
  const stock = await stockOf(1, 'M')
  await orders('shipped', refused.id, '--courier', 'DTDC', '--number', 'D1')
  expect(await orders('cancel', unsent.id, '--reason', 'Sold out, sorry.')).toMatchObject({ code: 0 })
  expect(await orders('returned', refused.id)).toMatchObject({ code: 0 })
  expect(await orders('returned', refused.id)).toMatchObject({
    code: 1,
    output: `The order ${refused.id} is cancelled, so it cannot be returned now.\n`,
  })
  expect(await stockOf(1, 'M')).toBe((stock ?? 0) + 4)
  expect((await mailsTo(unsent.buyer)).at(-1)).toMatchObject({ payload: { reason: 'Sold out, sorry.' } })
  expect(await shop.order({ coorderid: refused.id }, refused.buyer)).toMatchObject({
    CoOrderStatus: 'Cancelled',
  })
})

test('list and export show their time window, in India’s time, and can include all orders', async () => {
  const { id } = await placed()
  await db.run(`update orders set placed_at = '2024-01-01T20:00:00Z' where id = $1`, [id])
  const short = await orders('list', '--status', 'Placed')
  expect(short.output).not.toContain(id)
  expect(short.output).toContain('of the last 30 days; --days 365 shows more')
  expect((await orders('list', '--days', 'all')).output).toContain(`${id}  2024-01-02 01:30 IST  Placed`)
  const sent = await orders('export', 'all.csv', '--days', 'all')
  expect(sent.output).toContain('of all time')
  expect(readFileSync(path.join(folder, 'all.csv'), 'utf8')).toContain(`${id},2024-01-02T01:30:00+05:30,`)
})

test('a file that cannot be written is reported in one sentence, and no temporary file is left', async () => {
  mkdirSync(path.join(folder, 'is-a-folder'))
  const before = readdirSync(folder)
  for (const name of ['is-a-folder', 'no-folder/orders.csv'])
    expect(await orders('export', name)).toEqual({
      code: 1,
      output: expect.stringMatching(/^.*(is-a-folder is a folder|There is no .*no-folder:).*\n$/),
    })
  expect(readdirSync(folder)).toEqual(before)
})

test('a mistake is reported above the usage; an unknown order is reported', async () => {
  expect(await orders('shipped', 'X', '--number', 'EM1')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^--courier is missing\.\n\nnpm run orders -- list/),
  })
  expect(await orders('show', 'X')).toEqual({ code: 1, output: 'There is no order X.\n' })
})

test('a stuck refund shows in the list and in its order, is listed, and is settled by hand', async () => {
  const { id } = await placed()
  await db.run(
    `with paid as (insert into payments (id, order_id, amount, currency, outcome, told_by)
                   values ('pay_Stuck000000001', $1, 88000, 'INR', 'paid', 'webhook'))
     insert into refunds (payment_id, order_id, amount, why, key, state, last_error)
     values ('pay_Stuck000000001', $1, 88000, 'cancelled', 'k', 'stuck', 'The balance is too low.')`,
    [id],
  )
  expect((await orders('list')).output).toMatch(/refund stuck.*1 refund is stuck: npm run orders -- refunds/s)
  expect((await orders('refunds')).output).toMatch(
    new RegExp(`${id} .*₹880, stuck, it needs you, The balance is too low\\. .*pay_Stuck000000001`),
  )
  expect((await orders('refund', id, '--done', 'UPI, 22 November')).code).toBe(0)
  expect((await orders('show', id)).output).toContain('₹880, settled by hand: UPI, 22 November')
  expect((await orders('refunds')).output).toBe('No refund is open.\n')
  expect(await orders('refund', id, '--retry')).toMatchObject({ code: 1 })
})

test('a list that nobody reads to its end causes no error', async () => {
  await placed()
  expect(await run(['list'], false)).toEqual({ code: 0, output: '' })
})
