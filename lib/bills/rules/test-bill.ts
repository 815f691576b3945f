import { billSums, lineTax } from './bill-sums.ts'
import type { PrintedBill, PrintedLine } from './printed-bill.ts'

/** For tests: a line of a tax invoice. */
export function testLine(more: Partial<PrintedLine> = {}): PrintedLine {
  const line = {
    place: 0,
    name: 'Cotton kurta with block print',
    choice: 'M, Indigo',
    hsn: '6204',
    unit: 'PCS',
    units: 1,
    price: 2_951_00,
    amount: 2_951_00,
    reduction: 0,
    delivery: 0,
    rate: 18,
    ...more,
  }
  const goods = line.amount - line.reduction
  return {
    ...line,
    ...lineTax({ goods, delivery: line.delivery, percent: line.rate ?? undefined }, false),
    total: goods + line.delivery,
    ...more,
  }
}

/** For tests: a tax invoice within Madhya Pradesh, with what the test is about filled in. */
export function testBill(more: Partial<PrintedBill> = {}): PrintedBill {
  const lines = more.lines ?? [testLine()]
  const goods = lines.reduce((sum, line) => sum + line.amount, 0)
  const charged = lines.reduce((sum, line) => sum + line.total, 0)
  return {
    kind: 'tax-invoice',
    number: 'NH/26-27/000123',
    day: '2026-11-21',
    order: { id: '7K3M-9QXT-2BHD-4VRA', day: '2026-11-20', online: false },
    seller: {
      shop: 'Narmada Handloom & Heirlooms',
      legalName: 'Narmada Handlooms Private Limited',
      gstin: '23AAACC1206D1ZO',
      cin: 'U17120MP2015PTC034567',
      fssai: '',
      address: ['5 Riverside', 'Maheshwar 451224', 'Madhya Pradesh'],
      state: '23-Madhya Pradesh',
      care: ['Care desk', 'care@narmada.example', '9876543210'],
    },
    buyer: {
      name: 'Asha Verma',
      lines: ['14 Ghat Road', 'Maheshwar', 'Khargone', 'Madhya Pradesh 451224'],
      state: 'Madhya Pradesh',
    },
    placeOfSupply: '23-Madhya Pradesh',
    interState: false,
    unionTerritory: false,
    statement: '',
    lines,
    sums: { ...billSums(lines, Math.round(charged / 100) * 100), goods, delivery: 0, discount: 0 },
    ...more,
  }
}
