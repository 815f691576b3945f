import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setSeller } from '#lib/backend/bills/test-seller.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { stepOrder } from '#lib/backend/orders/step-order.ts'
import { newBuyer, order } from '#lib/backend/orders/test-orders.ts'
import { addProduct } from '#lib/backend/test-product.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import { runCommand } from '../test-command.ts'

const database = withTestDatabase()
const MONTH = isoInIndia(new Date()).slice(0, 7)
const place = mkdtempSync(path.join(os.tmpdir(), 'gst-'))
afterAll(() => rmSync(place, { recursive: true }))

const run = (command: string, ...args: string[]) =>
  runCommand(command, args, { DATABASE_URL: database.url, INIT_CWD: place })

beforeAll(async () => {
  await setSeller()
  await addProduct({ id: 1, name: 'Stole', price: 1050, delivery: 0 })
})

test('a month that is none, has not begun, or whose folder is full, is told in a sentence', async () => {
  expect(await run('gst')).toMatchObject({ code: 2, output: expect.stringContaining('Say the month') })
  for (const wrong of ['2026-13', '11-2026', 'november'])
    expect(await run('gst', wrong, 'x')).toMatchObject({
      code: 2,
      output: expect.stringContaining(`"${wrong}" is not a month`),
    })
  expect(await run('gst', '2099-01', 'x')).toMatchObject({
    code: 2,
    output: 'The month 2099-01 has not begun yet.\n',
  })
  writeFileSync(path.join(place, 'mine.txt'), 'mine')
  expect(await run('gst', MONTH, '.')).toMatchObject({
    code: 2,
    output: expect.stringContaining('is there and not empty'),
  })
  expect(existsSync(path.join(place, 'x'))).toBe(false)
})

test('a month in which nothing was billed says so, and has the sheets of a nil return', async () => {
  const { code, output } = await run('gst', '2026-01', 'nothing')
  expect({ code, output }).toEqual({
    code: 0,
    output: 'Nothing was billed or taken back in 2026-01.\nREADME.html explains each figure.\n',
  })
  const sheet = readFileSync(path.join(place, 'nothing/b2cs.csv'), 'utf8')
  expect(sheet).toBe(
    'Type,Place Of Supply,Applicable % of Tax Rate,Rate,Taxable Value,Cess Amount,E-Commerce GSTIN\r\n',
  )
})

test('Law 21: the seller lists, shows and prints a bill, and the accountant gets the month', async () => {
  const { coorderid } = await order(await newBuyer(), 'COD', [{ id: 1 }])
  await stepOrder(coorderid, 'packed')
  const listed = await run('bills', 'list', '--month', MONTH)
  const number = /NH\/\d\d-\d\d\/000001/.exec(listed.output)?.[0] ?? ''
  expect(listed.output).toContain('₹1,050.00')
  const shown = await run('bills', 'show', number.toLowerCase())
  expect(shown.output).toContain('Place of supply: 23-Madhya Pradesh')
  expect(shown.output).toContain('IGST: ₹50.00')
  expect(await run('bills', 'pdf', number, 'bill.pdf')).toMatchObject({ code: 0 })
  expect(readFileSync(path.join(place, 'bill.pdf')).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await run('bills', 'show', 'NH/1')).toEqual({ code: 1, output: 'There is no bill or note NH/1.\n' })
  expect(await run('bills', 'shw')).toMatchObject({ code: 2 })

  expect((await run('gst', MONTH, 'month')).output).toContain('1 bill and 0 notes in ')
  const file = (name: string) => readFileSync(path.join(place, 'month', name), 'utf8').split('\r\n')
  expect(file('b2cs.csv')[1]).toBe('OE,23-Madhya Pradesh,,5,1000.00,,')
  expect(file('hsn(b2c).csv')[1]).toBe(',Goods without HSN,NOS-NUMBERS,1,1050.00,5,1000.00,50.00,0.00,0.00,0')
  expect(file('docs.csv')[1]).toBe(`Invoices for outward supply,${number},${number},1,0`)
  expect(file('README.html')[0]).toContain('without HSN')
})

test('who is not registered gets the bills and what to do instead, and no sheet of a return', async () => {
  await setSeller({ tax: { status: 'composition' } })
  await run('gst', '2026-02', 'composition')
  expect(readdirSync(path.join(place, 'composition')).sort()).toEqual(['README.html', 'bills.csv'])
  expect(readFileSync(path.join(place, 'composition/README.html'), 'utf8')).toContain('CMP-08')
  await setSeller({ tax: { status: 'unregistered' } })
  await run('gst', '2026-03', 'unregistered')
  expect(readFileSync(path.join(place, 'unregistered/README.html'), 'utf8')).toContain(
    'you file nothing for GST',
  )
})
