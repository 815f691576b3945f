import { billKind, mayServe, noteKind } from './document-kinds.ts'

test.each([
  ['regular', [5, 18], 'tax-invoice', 'credit-note'],
  ['regular', [5, 0], 'invoice-and-supply', 'credit-note'],
  ['regular', [0], 'bill-of-supply', 'credit-note'],
  ['composition', [], 'bill-of-supply', 'credit-note'],
  ['unregistered', [], 'bill', 'refund-note'],
  ['unregistered-handicraft', [], 'bill', 'refund-note'],
  [undefined, [], 'bill', 'refund-note'],
] as const)('Law 21: what %s at %j issues', (status, rates, bill, note) => {
  expect(billKind(status, rates)).toBe(bill)
  expect(noteKind(status)).toBe(note)
})

test.each([
  ['regular', true],
  ['composition', false],
  ['unregistered', false],
  ['unregistered-handicraft', true],
  [undefined, true],
] as const)('Law 26: whether %s may send to another state: %s', (status, may) => {
  expect(mayServe(status, 'Gujarat', 'Kerala')).toBe(may)
  expect(mayServe(status, 'Gujarat', 'Gujarat')).toBe(true)
})
