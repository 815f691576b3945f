import { saleMomentOf, saleMomentText } from './sale-moment.ts'

const utc = (text: string, edge: 'start' | 'end' = 'start') => saleMomentOf(text, edge)?.toISOString()

test.each([
  ['2026-11-25', '2026-11-24T18:30:00.000Z'],
  ['25/11/2026', '2026-11-24T18:30:00.000Z'],
  ['5-1-2026', '2026-01-04T18:30:00.000Z'],
  ['25.11.2026 18:30', '2026-11-25T13:00:00.000Z'],
  ['2026-11-25 6:30 pm', '2026-11-25T13:00:00.000Z'],
  ['25/11/2026 12:00 AM', '2026-11-24T18:30:00.000Z'],
  ['2026-11-25T18:30:05', '2026-11-25T13:00:05.000Z'],
  ['2026-11-25T18:30:05.250+05:30', '2026-11-25T13:00:05.000Z'],
  ['2026-11-25T18:30Z', '2026-11-25T18:30:00.000Z'],
  ['2026-11-25T18:30+0100', '2026-11-25T17:30:00.000Z'],
  ['2026-11-25 18:30 -08', '2026-11-26T02:30:00.000Z'],
])('%s begins at %s', (text, at) => {
  expect(utc(text)).toBe(at)
})

test('a day ends with its last second, in India', () => {
  expect(utc('2026-11-25', 'end')).toBe('2026-11-25T18:30:00.000Z')
  expect(utc('25/11/2026 23:59', 'end')).toBe('2026-11-25T18:29:00.000Z')
})

test.each([
  ...['', 'tomorrow', '2026', '31/02/2026', '11/25/2026', '25/11/26', '25/11-2026', '2026-13-01', '46352'],
  ...[
    '2026-11-25 24:00',
    '2026-11-25 18',
    '2026-11-25 13:00 pm',
    '2026-11-25 18:60',
    '2026-11-25 18:30 IST x',
  ],
  ...['0001-01-01', '9999-12-31', '2026-11-25T18:30+99:00'],
])('“%s” is no moment', text => {
  expect(utc(text)).toBeUndefined()
})

test.each([
  ['2026-11-25', '2026-11-25'],
  ['25/11/2026 00:00', '2026-11-25'],
  ['2026-11-25T13:00Z', '2026-11-25 18:30'],
  ['2026-11-25 18:30:05', '2026-11-25 18:30:05'],
])('%s is written as %s, and read again as the same', (text, written) => {
  const at = saleMomentOf(text, 'start') as Date
  expect(saleMomentText(at, 'start')).toBe(written)
  expect(saleMomentOf(written, 'start')).toEqual(at)
})

test('the end of a day is written as that day', () => {
  const at = saleMomentOf('2026-11-25', 'end') as Date
  expect(saleMomentText(at, 'end')).toBe('2026-11-25')
  expect(saleMomentText(saleMomentOf('2026-11-25 00:00', 'end') as Date, 'end')).toBe('2026-11-24')
})
