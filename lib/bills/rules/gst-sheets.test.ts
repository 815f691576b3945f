import { type GstDocument, gstSheets } from './gst-sheets.ts'

const line = (taxable: number, rate: number | null, more = {}) => ({
  hsn: '62041190',
  unit: 'PCS',
  units: 1,
  rate,
  taxable,
  cgst: 0,
  sgst: 0,
  igst: Math.round((taxable * (rate ?? 0)) / 100),
  ofLarge: false,
  ...more,
})
const document = (more: Partial<GstDocument>): GstDocument => ({
  isNote: false,
  number: 'NH/26-27/000001',
  series: 'NH',
  place: 1,
  day: '2026-11-21',
  stateCode: '23',
  interState: true,
  total: 1_050_00,
  lines: [line(1_000_00, 5)],
  ...more,
})
const rowsOf = (documents: GstDocument[], name: string, hsnDigits: 4 | 6 = 4) =>
  gstSheets(documents, { hsnDigits })
    .find(sheet => sheet.name === name)
    ?.rows.slice(1)

const large = document({
  number: 'NH/26-27/000002',
  place: 2,
  total: 1_18_000_00,
  lines: [line(1_00_000_00, 18, { units: 40 })],
})
const noteOfLarge = document({
  isNote: true,
  number: 'NHC/26-27/000001',
  series: 'NHC',
  total: 11_800_00,
  lines: [line(10_000_00, 18, { ofLarge: true, units: 4 })],
})
const noteOfSmall = document({
  isNote: true,
  number: 'NHC/26-27/000002',
  series: 'NHC',
  place: 2,
  lines: [line(1_000_00, 5), line(300_00, 12)],
})

test('a bill above a lakh to another state is told by itself, and so is its note', () => {
  const all = [document({}), large, noteOfLarge]
  expect(rowsOf(all, 'b2cl')).toEqual([
    ['NH/26-27/000002', '21-Nov-26', '118000.00', '23-Madhya Pradesh', '', 18, '100000.00', '', ''],
  ])
  expect(rowsOf(all, 'cdnur')).toEqual([
    ['B2CL', 'NHC/26-27/000001', '21-Nov-26', 'C', '23-Madhya Pradesh', '11800.00', '', 18, '10000.00', ''],
  ])
  expect(rowsOf(all, 'b2cs')).toEqual([['OE', '23-Madhya Pradesh', '', 5, '1000.00', '', '']])
  const within = document({ interState: false, total: 1_18_000_00 })
  expect(rowsOf([within], 'b2cl')).toEqual([])
})

test('notes for small sales are taken off those of their month, below zero too', () => {
  expect(rowsOf([document({}), noteOfSmall], 'b2cs')).toEqual([
    ['OE', '23-Madhya Pradesh', '', 12, '-300.00', '', ''],
    ['OE', '23-Madhya Pradesh', '', 5, '0.00', '', ''],
  ])
})

test('goods are told by HSN of four or six digits, and businesses by one row of nothing', () => {
  const goods = ['6204', '', 'PCS-PIECES', 1, '1050.00', 5, '1000.00', '50.00', '0.00', '0.00', 0]
  expect(rowsOf([document({})], 'hsn(b2c)')).toEqual([goods])
  expect(rowsOf([document({})], 'hsn(b2c)', 6)?.[0]?.[0]).toBe('620411')
  expect(rowsOf([document({})], 'hsn(b2b)')).toEqual([['6204', '', 'PCS-PIECES', 0, 0, 5, 0, 0, 0, 0, 0]])
})

test('documents are told from the first to the last number of each series', () => {
  expect(rowsOf([document({}), large, noteOfLarge, noteOfSmall], 'docs')).toEqual([
    ['Invoices for outward supply', 'NH/26-27/000001', 'NH/26-27/000002', 2, 0],
    ['Credit Note', 'NHC/26-27/000001', 'NHC/26-27/000002', 2, 0],
  ])
})

test('what is exempt stands apart, and what names no tax nowhere', () => {
  const all = [
    document({ lines: [line(500_00, 0)] }),
    document({ series: 'NHP', lines: [line(900_00, null)] }),
  ]
  expect(rowsOf(all, 'exemp')).toEqual([['Inter-State supplies to unregistered persons', 0, '500.00', 0]])
  expect(rowsOf(all, 'b2cs')).toEqual([])
  expect(rowsOf(all, 'docs')).toHaveLength(1)
})
