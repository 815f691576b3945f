import { csvRow } from './orders-csv.ts'
import type { SellerLine } from './seller-list.ts'

const localityIn = (locality: string) => {
  const address = {
    firstname: 'Asha',
    lastname: 'Verma',
    address1: 'Ghat',
    address2: locality,
    city: 'Indore',
  }
  const line = {
    id: 'X',
    placed_at: new Date(0),
    status: 'placed',
    total: 1,
    line_total: 1,
    units: 1,
    address,
  }
  const texts = { mode: '', refund_state: '', asin: '', product: '', size: '', color: '', courier: '' }
  const row = csvRow({ ...texts, tracking_number: '', ...line } as unknown as SellerLine)
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
