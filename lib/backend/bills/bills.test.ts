import { gstSheets } from '#lib/bills/rules/gst-sheets.ts'
import type { PrintedBill } from '#lib/bills/rules/printed-bill.ts'
import { clearCatalogueCache } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { acceptReturn } from '../orders/seller-cancel.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order, shop } from '../orders/test-orders.ts'
import { addProduct, addVariants, setPrice } from '../test-product.ts'
import { billsOfOrder } from './bills-of-order.ts'
import { documentsOf } from './gst-documents.ts'
import { issueBill } from './issue-bill.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueExchangeBill } from './issue-exchange-bill.ts'
import { setSeller } from './test-seller.ts'

withTestDatabase()

const [STOLE, KURTA, LAMP] = [1, 2, 3]
beforeAll(async () => {
  await addProduct({ id: STOLE, name: 'Stole', sizes: { NA: 1000 }, price: 799, delivery: 40 })
  await addProduct({ id: KURTA, name: 'Kurta', sizes: { NA: 1000 }, price: 2951, delivery: 0 })
  await addProduct({ id: LAMP, name: 'Lamp', sizes: { NA: 1000 }, price: 1180, delivery: 60 })
  await db.run(`update products set hsn = '6204' where id = $1`, [KURTA])
})
beforeEach(() => setSeller())

const PARCEL = { courier: 'India Post', number: 'EM1' }
const placed = async (lines = [{ id: STOLE }]) => {
  const buyer = await newBuyer()
  const { coorderid: id } = await order(buyer, 'COD', lines)
  return { buyer, id }
}
const packed = async (lines?: { id: number; units?: number }[]) => {
  const made = await placed(lines)
  expect(await stepOrder(made.id, 'packed')).toMatchObject({ done: true })
  return made
}
const printedOf = async (id: string) => {
  const rows = await db.query<{ printed: PrintedBill }>(
    `select printed from (select printed, issued_at, order_id from bills
       union all select printed, issued_at, order_id from credit_notes) d where order_id = $1 order by issued_at`,
    [id],
  )
  return rows.map(({ printed }) => printed)
}

test('Law 20: the bill is issued with the parcel, once, and comes to what is paid', async () => {
  const { buyer, id } = await placed([{ id: STOLE }, { id: LAMP }])
  expect(await billsOfOrder(db, id)).toEqual([])
  await stepOrder(id, 'packed')
  await stepOrder(id, 'shipped', PARCEL)
  const bills = await billsOfOrder(db, id)
  expect(bills).toMatchObject([{ kind: 'tax-invoice', total: 2_079_00 }])
  const [bill] = await printedOf(id)
  expect(bill).toMatchObject({
    number: expect.stringMatching(/^NH\/\d\d-\d\d\/\d{6}$/),
    seller: { legalName: 'Narmada Handlooms', gstin: '24AAACC1206D1ZM', state: '24-Gujarat' },
    buyer: { name: 'Asha Verma', state: 'Madhya Pradesh' },
    placeOfSupply: '23-Madhya Pradesh',
    interState: true,
    sums: { goods: 1_979_00, delivery: 100_00, cgst: 0, sgst: 0, total: 2_079_00 },
  })
  expect(bill?.lines.map(({ delivery, total }) => [delivery, total])).toEqual([
    [40_37, 839_37],
    [59_63, 1_239_63],
  ])
  const seen = await shop.order({ coorderid: id }, buyer)
  expect(seen?.includedTax).toBe((bill?.sums.igst ?? 0) / 100)
})

test('Law 21: within the state the tax is two halves, each rounded for itself', async () => {
  await setSeller({
    seller: {
      gstin: undefined,
      address: { street: '1', town: 'Indore', state: 'Madhya Pradesh', pin: '452001' },
    },
  })
  const { id } = await packed([{ id: KURTA }])
  const [bill] = await printedOf(id)
  expect(bill).toMatchObject({
    interState: false,
    lines: [{ hsn: '6204', rate: 18, taxable: 2_500_85, cgst: 225_08, sgst: 225_08, igst: 0 }],
    sums: { rounding: -1, total: 2_951_00 },
  })
})

test('what is shipped without having been packed gets its bill then', async () => {
  const { id } = await placed()
  await stepOrder(id, 'shipped', PARCEL)
  expect(await billsOfOrder(db, id)).toHaveLength(1)
})

test('an order of the previous build gets what was not kept of it when it is packed', async () => {
  const { id } = await placed()
  await db.run('delete from order_line_taxes where order_id = $1', [id])
  await stepOrder(id, 'packed')
  expect(await printedOf(id)).toMatchObject([{ lines: [{ rate: 5, delivery: 40_00 }] }])
  expect(await db.query('select 1 from order_line_taxes where order_id = $1', [id])).toHaveLength(1)
})

test('nobody is billed at a rate that nobody knows: the order waits, and the seller is told what to do', async () => {
  await setSeller({ tax: { rate: undefined } })
  const { id } = await placed()
  expect(await stepOrder(id, 'packed')).toEqual({
    done: false,
    message: expect.stringContaining('no tax rate is known for "Stole"'),
  })
  expect(await billsOfOrder(db, id)).toEqual([])
  await setSeller()
  expect(await stepOrder(id, 'packed')).toMatchObject({ done: true })
})

test('a product that loses its HSN after the sale is billed with the one it had', async () => {
  const { id } = await placed([{ id: KURTA }])
  await db.run(`update products set hsn = '' where id = $1`, [KURTA])
  await stepOrder(id, 'packed')
  await db.run(`update products set hsn = '6204' where id = $1`, [KURTA])
  expect(await printedOf(id)).toMatchObject([{ lines: [{ hsn: '6204', rate: 18 }] }])
})

test('each variant is billed under its own HSN and its rate, and the month’s sheet sums them so', async () => {
  await addProduct({ id: 4, name: 'Wrap', sizes: { Shawl: 100, Coat: 100 }, price: 1000, delivery: 0 })
  await addVariants(4, [
    { size: 'Shawl', price: 1000, stock: 100 },
    { size: 'Coat', price: 4000, stock: 100 },
  ])
  await db.run(`update products set hsn = '5007' where id = 4`)
  await db.run(`update variants set hsn = '62021100' where product_id = 4 and size = 'Coat'`)
  const buyer = await newBuyer()
  const { coorderid: id } = await order(buyer, 'COD', [
    { id: 4, size: 'Shawl' },
    { id: 4, size: 'Coat' },
  ])
  await stepOrder(id, 'packed')
  const [bill] = await printedOf(id)
  expect(bill?.lines).toMatchObject([
    { hsn: '5007', rate: 5, total: 1_000_00 },
    { hsn: '62021100', rate: 18, total: 4_000_00 },
  ])
  const documents = await documentsOf(db, bill?.day.slice(0, 7) ?? '')
  const sheets = gstSheets(
    documents.filter(({ orderId }) => orderId === id),
    { hsnDigits: 4 },
  )
  expect(
    sheets
      .find(({ name }) => name === 'hsn(b2c)')
      ?.rows.slice(1)
      .map(row => row.slice(0, 6)),
  ).toEqual([
    ['5007', '', 'NOS-NUMBERS', 1, '1000.00', 5],
    ['6202', '', 'NOS-NUMBERS', 1, '4000.00', 18],
  ])
})

test('a rate that changes at midnight is that of the bill’s day, and the buyer pays what was agreed', async () => {
  const rates = [
    { hsn: '62', rate: 12, from: '2026-01-01' },
    { hsn: '62', rate: 28, from: '2026-12-01' },
  ]
  await setSeller({ tax: { rates } })
  const [before, after] = [await placed([{ id: KURTA }]), await placed([{ id: KURTA }])]
  await transaction(tx => issueBill(tx, before.id, async () => '2026-11-30'))
  await transaction(tx => issueBill(tx, after.id, async () => '2026-12-01'))
  expect(await printedOf(before.id)).toMatchObject([{ lines: [{ rate: 12 }], sums: { total: 2_951_00 } }])
  expect(await printedOf(after.id)).toMatchObject([{ lines: [{ rate: 28 }], sums: { total: 2_951_00 } }])
})

test('who waits past midnight of 31 March takes a number of the new year, and the old year has no gap', async () => {
  const made = await Promise.all([placed(), placed(), placed()])
  const days = ['2031-03-31', '2031-03-31', '2031-03-31', '2031-04-01', '2031-04-01', '2031-04-01']
  const today = async () => days.shift() ?? '2031-04-01'
  const numbers: string[] = []
  for (const { id } of made) {
    const bill = await transaction(tx => issueBill(tx, id, today))
    if ('number' in bill) numbers.push(bill.number)
  }
  expect(numbers).toEqual(['NH/30-31/000001', 'NH/31-32/000001', 'NH/31-32/000002'])
})

test('twenty packers at once take twenty numbers without a gap, and one that fails gives its own back', async () => {
  await setSeller({ tax: { series: 'RUSH' } })
  const made = await Promise.all(Array.from({ length: 20 }, () => placed()))
  const spoilt = await placed()
  const failing = transaction(async tx => {
    await issueBill(tx, spoilt.id)
    throw new Error('Power cut')
  })
  await Promise.all([
    expect(failing).rejects.toThrow('Power cut'),
    // Each order is packed twice.
    ...made.flatMap(({ id }) => [stepOrder(id, 'packed'), stepOrder(id, 'packed')]),
  ])
  const rows = await db.query<{ place_in_series: number }>(
    `select place_in_series from bills where series = 'RUSH' order by 1`,
  )
  expect(rows.map(row => row.place_in_series)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
})

test('what is printed stays as it was issued, whatever the shop and the product become', async () => {
  const { id } = await packed([{ id: LAMP }])
  const before = await printedOf(id)
  await setSeller({ seller: { legalName: 'Another' }, tax: { rate: 18 } })
  await setPrice(LAMP, 1)
  await db.run(`update products set name = 'Torch' where id = $1`, [LAMP])
  expect(await printedOf(id)).toEqual(before)
  expect(before).toMatchObject([{ seller: { legalName: 'Narmada Handlooms' }, lines: [{ name: 'Lamp' }] }])
  await setPrice(LAMP, 1180)
  await db.run(`update products set name = 'Lamp' where id = $1`, [LAMP])
})

test('Law 21: a cancelled or refused parcel has a credit note for all of its bill, and an unbilled order none', async () => {
  const { id, buyer } = await packed([{ id: STOLE, units: 3 }])
  const cancel = { reason: 'Cash Issue', comment: 'No cash this month.' } as const
  await shop.cancelOrder({ coorderid: id, ...cancel }, buyer)
  const [bill, note] = await printedOf(id)
  expect(note).toMatchObject({
    kind: 'credit-note',
    number: expect.stringMatching(/^NHC\/\d\d-\d\d\/\d{6}$/),
    note: { why: 'Cash Issue', of: [{ number: bill?.number, day: bill?.day }] },
  })
  expect(note?.sums).toMatchObject({
    taxable: bill?.sums.taxable,
    igst: bill?.sums.igst,
    rounding: bill?.sums.rounding,
    total: bill?.sums.total,
  })
  const refused = await packed()
  await stepOrder(refused.id, 'shipped', PARCEL)
  await acceptReturn(refused.id)
  expect((await printedOf(refused.id)).map(({ kind }) => kind)).toEqual(['tax-invoice', 'credit-note'])
  const early = await placed()
  await shop.cancelOrder({ coorderid: early.id, ...cancel }, early.buyer)
  expect(await billsOfOrder(db, early.id)).toEqual([])
})

test('pieces come back one by one, then what is left: the notes come to the bill, once an occasion', async () => {
  const { id } = await packed([{ id: STOLE, units: 3 }, { id: LAMP }])
  const credit = (occasion: string, lines: { place: number; units: number }[] | 'all', delivery = false) =>
    transaction(tx => issueCreditNote(tx, { orderId: id, lines, delivery, why: 'Came back', occasion }))
  const first = await credit('one', [{ place: 0, units: 1 }])
  expect(first?.total).toBe(799_00)
  expect(await credit('one', [{ place: 0, units: 1 }])).toEqual(first)
  await credit('two', [{ place: 0, units: 1 }], true)
  await expect(credit('three', [{ place: 0, units: 2 }])).rejects.toThrow(RangeError)
  await credit('rest', 'all', true)
  expect(await credit('again', 'all', true)).toBeUndefined()
  const [bill, ...notes] = await printedOf(id)
  for (const name of ['taxable', 'igst', 'rounding', 'total'] as const)
    expect({ [name]: notes.reduce((sum, note) => sum + note.sums[name], 0) }).toEqual({
      [name]: bill?.sums[name],
    })
})

test('an exchange is a credit note and a new bill at the price that was paid', async () => {
  const { id } = await packed([{ id: STOLE, units: 2 }])
  const bill = await transaction(async tx => {
    const of = { orderId: id, occasion: 'R-1' }
    await issueCreditNote(tx, { ...of, lines: [{ place: 0, units: 1 }], delivery: false, why: 'Too long' })
    return issueExchangeBill(tx, { ...of, lines: [{ place: 0, name: 'Stole, short' }] })
  })
  expect(bill?.total).toBe(799_00)
  const [first, note, second] = await printedOf(id)
  expect(second).toMatchObject({
    kind: 'tax-invoice',
    exchangeFor: { number: note?.number },
    lines: [{ name: 'Stole, short', units: 1, total: 799_00 }],
    sums: { total: 799_00 },
  })
  // What goes back in the end is what came out of it: each piece once.
  await transaction(tx =>
    issueCreditNote(tx, { orderId: id, lines: 'all', delivery: true, why: 'All back', occasion: 'R-2' }),
  )
  const last = (await printedOf(id)).at(-1)
  expect(last?.sums.total).toBe(first?.sums.total)
  expect(last?.note?.of).toHaveLength(2)
})

test.each([
  ['unregistered', 'bill', 'NHP', 'refund-note', 'NHR', ''],
  ['unregistered-handicraft', 'bill', 'NHP', 'refund-note', 'NHR', ''],
  [
    'composition',
    'bill-of-supply',
    'NHB',
    'credit-note',
    'NHC',
    'Composition taxable person, not eligible to collect tax on supplies',
  ],
  [undefined, 'bill', 'NHP', 'refund-note', 'NHR', ''],
] as const)(
  'Law 21: %s names no tax, on bill or note',
  async (status, kind, series, noteKind, notes, statement) => {
    await setSeller({
      seller: {
        gstin: undefined,
        address: { street: '1', town: 'Indore', state: 'Madhya Pradesh', pin: '452001' },
      },
      tax: { status, rate: undefined },
    })
    const { id, buyer } = await packed()
    await stepOrder(id, 'shipped', PARCEL)
    await acceptReturn(id)
    const [bill, note] = await printedOf(id)
    expect(bill).toMatchObject({ kind, statement, number: expect.stringContaining(`${series}/`) })
    expect(note).toMatchObject({ kind: noteKind, number: expect.stringContaining(`${notes}/`) })
    for (const { sums, lines } of [bill, note].filter(one => one !== undefined)) {
      expect(lines.map(line => line.rate)).toEqual([null])
      expect(sums).toMatchObject({ cgst: 0, sgst: 0, igst: 0, total: 839_00 })
    }
    expect((await shop.order({ coorderid: id }, buyer))?.includedTax).toBeUndefined()
  },
)

test('Law 26: who may not sell into another state refuses the order in a sentence', async () => {
  for (const status of ['unregistered', 'composition'] as const) {
    await setSeller({ tax: { status } })
    await expect(placed()).rejects.toMatchObject({
      status: 400,
      message: 'This shop delivers within Gujarat only. Please choose an address there.',
    })
  }
  await setSeller({ tax: { status: 'unregistered-handicraft' } })
  await placed()
})

test('Law 26: a quote names the state that is served, at the address, before anything is ordered', async () => {
  await setSeller({ tax: { status: 'unregistered' } })
  const buyer = await newBuyer()
  const request = { addressid: buyer.address, lines: [{ prod_id: STOLE, unit: 1 }] }
  const quote = async () => (await shop.checkout(request, buyer)).data?.[0]
  expect(await quote()).toMatchObject({
    notServed: 'This shop delivers within Gujarat only. Please choose an address there.',
  })
  await setSeller({
    tax: { status: 'unregistered' },
    seller: { address: { state: 'Madhya Pradesh' }, gstin: undefined },
  })
  expect(await quote()).not.toHaveProperty('notServed')
})

test('Law 11: the tax within the total is told before ordering, for each way to pay at its own rate', async () => {
  const buyer = await newBuyer()
  clearCatalogueCache()
  const quote = async (id: number) =>
    (await shop.checkout({ lines: [{ prod_id: id, unit: 1 }] }, buyer)).data?.[0]
  // 10 % off takes the kurta into the gap, which this shop puts on the lower side.
  await setSeller({ tax: { slabGap: 'lower' } })
  expect(await quote(KURTA)).toMatchObject({
    totalCod: 2951,
    taxCod: 450.16,
    totalOnline: 2656,
    taxOnline: 126.48,
  })
  await setSeller({ tax: { status: 'unregistered' } })
  expect(await quote(KURTA)).not.toHaveProperty('taxCod')
})
