import { piecesThatComeBack, piecesWithCustomer } from './pieces-with-customer.ts'

const ordered = [{ place: 0, units: 2 }]
const sent = (by: number, units = 1) => ({ place: 0, units, return: by, what: 'sent' as const })
const gone = (by: number | null, units = 1) => ({ place: 0, units, return: by, what: 'gone' as const })

test('what was exchanged is replaced by what was sent for it', () => {
  const held = piecesWithCustomer(ordered, [sent(7)])
  expect(held).toEqual([
    { place: 0, units: 1, from: null },
    { place: 0, units: 1, from: 7 },
  ])
  expect(piecesThatComeBack(held, 0, 2)).toEqual([
    { place: 0, units: 1, from: 7 },
    { place: 0, units: 1, from: null },
  ])
})

test('an exchange of an exchange leaves the last piece', () => {
  expect(piecesWithCustomer([{ place: 0, units: 1 }], [sent(7), sent(8)])).toEqual([
    { place: 0, units: 1, from: 8 },
  ])
})

test('an exchange whose own parcel came back leaves what another exchange sent', () => {
  const three = [{ place: 0, units: 3 }]
  expect(piecesWithCustomer(three, [sent(7, 2), sent(8), gone(7)])).toEqual([
    { place: 0, units: 1, from: null },
    { place: 0, units: 1, from: 8 },
  ])
})

test('no more comes back than there is', () => {
  const held = piecesWithCustomer(ordered, [gone(null), gone(3)])
  expect(held).toEqual([])
  expect(piecesThatComeBack(held, 0, 1)).toEqual([])
})
