import { readArguments } from './arguments.ts'

const ID = '7K3M-9QXT-2BHD-4VRA'
const parse = (line: string, ...more: string[]) =>
  readArguments([...line.split(' ').filter(Boolean), ...more])

test.each([
  ['', 'What is to be done is missing.'],
  ['send X', 'There is no "send" for orders.'],
  ['constructor X', 'There is no "constructor" for orders.'],
  ['packed', 'The number of the order is missing.'],
  ['show', 'The number of the order is missing.'],
  ['export', 'The name of the file is missing.'],
  ['list X', '"X" is one word too many'],
  ['export a.csv b.csv', '"b.csv" is one word too many'],
  [`shipped ${ID} --number EM1`, '--courier is missing.'],
  [`shipped ${ID} --courier DTDC`, '--number is missing.'],
  [`shipped ${ID} --courier India Post --number EM1`, '"Post" is one word too many: put quotes'],
  [`cancel ${ID}`, '--reason is missing.'],
  [`cancel ${ID} --reason Sold out`, '"out" is one word too many: put quotes'],
  [`cancel ${ID} --reason ${'x'.repeat(201)}`, '--reason is longer than 200 characters'],
  [`goodwill ${ID} --reason Stain`, '--amount is missing.'],
  [`goodwill ${ID} --amount 0 --reason Stain`, '--amount 0 is no sum in rupees.'],
  [`goodwill ${ID} --amount 150`, '--reason is missing.'],
  ['take --paid door', '--things is missing.'],
  ['take --things K-1', '--paid is missing.'],
  ['take --things K-1:0 --paid door', '--things K-1:0 is not understood.'],
  ['take --things K-1 --paid later', '--paid later is not one of door, cash, upi.'],
  ['take X --things K-1 --paid door', '"X" is one word too many'],
  [`returned ${ID} --reason Refused`, '--reason does not go with returned.'],
  ['refund', 'The number of the order is missing.'],
  [`refund ${ID}`, 'Say either --retry, or --done "how you gave it back".'],
  [`refund ${ID} --retry --done UPI`, 'Say either --retry, or --done'],
  [`refund ${ID} --done by UPI`, '"UPI" is one word too many: put quotes'],
  [`refund ${ID} --done ${'x'.repeat(201)}`, '--done is longer than 200 characters'],
  ['link', 'The number of the order is missing.'],
  [`link ${ID} --revoke --new`, 'Say either --revoke or --new'],
  [`show ${ID} --revoke`, '--revoke does not go with show.'],
  ['refunds X', '"X" is one word too many'],
  [`cancel ${ID} --retry`, '--retry does not go with cancel.'],
  ['list --status gone', '--status gone is not one of awaiting, placed,'],
  ['list --days 0', '--days 0 is not a number of days from 1 to 99999, nor "all".'],
  ['lift', 'The mobile number is missing.'],
  ['refused', 'The number of the order is missing.'],
  [`confirm ${ID} --reason Called`, '--reason does not go with confirm.'],
  [`together ${ID}`, 'One order travels alone: name two.'],
  [`note ${ID}`, '--text is missing.'],
  [`note ${ID} --text ${'x'.repeat(501)}`, '--text is longer than 500 letters'],
  ['list --days', '--days'],
  ['list --colour red', '--colour'],
])('"%s" is refused with the reason', (line, wrong) => {
  expect(parse(line)).toEqual({ wrong: expect.stringContaining(wrong) })
})

test('a status is recognised in any case, and as the list prints it', () => {
  expect(parse('list --status Placed')).toMatchObject({ status: 'placed' })
  expect(parse('list --status', 'payment not received')).toMatchObject({ status: 'expired' })
  expect(parse('list')).toMatchObject({ status: undefined, days: 30 })
  expect(parse('list --days all')).toMatchObject({ days: 'all' })
})

test('a text for the customer is one line', () => {
  expect(parse(`cancel ${ID} --reason`, ' The last one\n has a stain. ')).toMatchObject({
    names: [ID],
    reason: 'The last one has a stain.',
  })
})

test('a mobile number may be typed in several words', () => {
  expect(parse('lift +91 98765 43210')).toMatchObject({ verb: 'lift', names: ['+91', '98765', '43210'] })
})
