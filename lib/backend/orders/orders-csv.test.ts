import { csvRow } from './orders-csv.ts'
import { testOrder } from './test-order.ts'

const localityIn = (locality: string) => {
  const { lines: _, ...order } = testOrder({})
  const address = { ...order.address, address1: 'Ghat', address2: locality, city: 'Indore' }
  const line = { asin: 'A', product: 'Stole', size: '', color: '', units: 1, price: 100, line_total: 100 }
  const row = csvRow({ ...order, ...line, address, refund_state: '' })
  return /,Ghat,(.*),Indore,/s.exec(row)?.[1]
}

test.each(['-', '--', '- -', '–', '-.', 'Ward 5-6', ''])('%p is a locality as it was typed', locality => {
  expect(localityIn(locality)).toBe(locality)
})

test.each(['=1+1', '+1', '@SUM(A1)', '-1+1', '- A1', '-(1)', "-cmd|' /C calc'!A0", '\t=1', '|calc'])(
  '%p, which a spreadsheet would compute, is text',
  locality => {
    expect(localityIn(locality)).toBe(`"'${locality}"`)
  },
)
