import { sendNumbers } from '../../courier-sheets/send-numbers.ts'
import { brought, packed, placeCod } from '../../courier-sheets/test-sheets.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { statusOf } from '../../orders/test-orders.ts'
import { addProduct } from '../../test-product.ts'
import { runAct } from '../run-act.ts'
import { runRead } from '../run-read.ts'
import { worker } from './test-desk-orders.ts'

withTestDatabase()
beforeAll(() => addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 }, price: 400, delivery: 40 }))

const csv = (text: string, name = 'numbers.csv') => new File([text], name, { type: 'text/csv' })
const linkOf = (result: object) => new URL(String((result as { to?: string }).to), 'http://x').searchParams

test('who packs downloads the sheet of what is packed, without what orders came to; a link is of one session', async () => {
  const id = await packed()
  const [packer, owner] = [await worker('packer'), await worker('owner')]
  const done = await packer.does('parcelSheet', { layout: 'generic' })
  const query = linkOf(done)
  const asked = { layout: 'generic', token: query.get('token') ?? '' }
  const { read } = await runRead(packer.token, 'orders', 'parcelSheet', asked)
  let text = ''
  for await (const row of read ?? []) text += row
  expect(text).toContain(`${id},`)
  expect(text).toContain(',COD,440.00,,')
  expect((await runRead(owner.token, 'orders', 'parcelSheet', asked)).read).toBeUndefined()
  expect(
    (await runRead(packer.token, 'orders', 'parcelSheet', { ...asked, layout: 'delhivery' })).read,
  ).toBeUndefined()
  expect(await packer.does('parcelSheet', { layout: 'dhl' })).toMatchObject({
    fields: { layout: expect.any(String) },
  })
})

test('a sheet of numbers is looked at on its page, and taken in by a second press', async () => {
  const packer = await worker('packer', 'Ravi')
  const [good, open] = [await packed(), await placeCod()]
  const done = await packer.does('numbersSheet', {
    courier: 'India Post',
    files: [csv(`order,awb\n${good},EM1001\n${open},\nAAAA-BBBB-CCCC-DDDD,EM1003\n`)],
  })
  const id = Number(/\d+$/.exec(String((done as { to?: string }).to))?.[0])
  const page = async () => (await runRead(packer.token, 'orders', 'numbersSheet', { id, page: 1 })).read
  expect(await page()).toMatchObject({
    ready: 1,
    faults: 2,
    wrong: { rows: [{ state: 'no-number' }, { state: 'no-order' }] },
    good: [{ named: good, courier: 'India Post', number: 'EM1001', state: 'ready' }],
  })
  expect(await statusOf(good)).toBe('packed')
  await packer.does('numbersTake', { id })
  while ((await sendNumbers()) > 0);
  expect(await statusOf(good)).toBe('shipped')
  expect(await page()).toMatchObject({ ready: 0, sent: 1, todo: 0 })
  expect(await packer.does('numbersTake', { id })).toMatchObject({
    message: 'There is nothing left to mark as sent.',
  })
})

test('no file, another kind of file and a sheet that is gone get a sentence', async () => {
  const packer = await worker('packer')
  expect(await packer.does('numbersSheet', {})).toMatchObject({ fields: { pictures: 'Choose a sheet.' } })
  expect(await packer.does('numbersSheet', { files: [csv('x', 'photo.jpg')] })).toMatchObject({
    fields: { pictures: expect.stringContaining('.xlsx') },
  })
  expect(await packer.does('numbersSheet', { files: [csv('a,b\n1,2\n')] })).toMatchObject({
    fields: { pictures: expect.stringContaining('names of its columns') },
  })
  expect(await packer.does('numbersTake', { id: 999 })).toMatchObject({ refused: expect.any(String) })
  for (const id of [Number.NaN, -3, 1e30, 999])
    expect((await runRead(packer.token, 'orders', 'numbersSheet', { id, page: 1 })).read).toBeUndefined()
})

test('a payout is the owner’s: looked at, taken in once, with what differs', async () => {
  const owner = await worker('owner')
  const money = (act: string, values: object) =>
    runAct({ area: 'money', act, token: owner.token, values: { ...values }, asker: { device: 'test' } })
  const right = await brought('W1001')
  const missing = await brought('W1002')
  await brought('W1003')
  const done = await money('payoutSheet', {
    files: [csv('AWB,COD Amount\nW1001,440\nW1003,400\nW9,1\n', 'payout.csv')],
  })
  const id = Number(/\d+$/.exec(String((done as { to?: string }).to))?.[0])
  const page = async () => (await runRead(owner.token, 'money', 'payout', { id, page: 1 })).read
  expect(await page()).toMatchObject({
    sheet: { state: 'checked', name: 'payout.csv' },
    differing: { rows: [{ number: 'W1003', state: 'sum' }, { state: 'no-number' }] },
    missing: [{ order_id: missing, due: 44_000 }],
  })
  expect(await money('payoutTake', { id })).toMatchObject({ message: 'The payout is taken in.' })
  expect(await money('payoutTake', { id })).toMatchObject({ message: expect.stringContaining('before') })
  expect((await runRead(owner.token, 'money', 'payouts', {})).read).toMatchObject({
    // All of W1002, and forty rupees of W1003.
    sums: [{ courier: 'India Post', paid: 84_000, due: 48_000, count: 2 }],
    sheets: [{ id, state: 'taken' }],
  })
  expect((await runRead(owner.token, 'orders', 'numbersSheet', { id, page: 1 })).read).toBeUndefined()
  expect(await statusOf(right)).toBe('delivered')
})
