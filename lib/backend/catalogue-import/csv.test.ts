import fc from 'fast-check'
import { csvLine, csvReader } from './csv.ts'

const readAll = (...pieces: string[]) => {
  const reader = csvReader()
  return [...pieces.flatMap(piece => reader.push(piece)), ...reader.end()]
}
const fieldsOf = (text: string) => readAll(text).map(row => row.fields)

const field = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom('"', ',', '\n', '\r\n', '\r', ' ', 'a', '₹', '')).map(list => list.join('')),
)
const table = fc.array(fc.array(field, { minLength: 2, maxLength: 6 }), { maxLength: 8 })

test('what is written is read again, whatever the fields hold', () => {
  fc.assert(
    fc.property(table, rows => {
      expect(readAll(rows.map(csvLine).join(''))).toEqual(
        rows.map(fields => expect.objectContaining({ fields })),
      )
    }),
  )
})

test('it does not matter where the pieces of a file are cut, nor whether the text is well formed', () => {
  const messy = fc
    .array(fc.constantFrom('"', ',', '\n', '\r', 'a', 'b"', '""', 'ü'))
    .map(list => list.join(''))
  fc.assert(
    fc.property(fc.oneof(messy, fc.string()), fc.array(fc.nat(40), { maxLength: 5 }), (text, cuts) => {
      const pieces: string[] = []
      let rest = text
      for (const cut of cuts) {
        pieces.push(rest.slice(0, cut))
        rest = rest.slice(cut)
      }
      expect(readAll(...pieces, rest)).toEqual(readAll(text))
    }),
  )
})

test('line ends of every kind, a BOM, empty lines and a missing last line end', () => {
  expect(fieldsOf('\ufeffa,b\r\nc,d\n\ne,f\rg,"h"')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ])
})

test('each row knows its line, also after a field of several lines', () => {
  expect(readAll('a,"1\n2\r\n3"\nb,c\n').map(row => row.line)).toEqual([1, 4])
})

test.each([
  ['a,b"c\n', 1, 'a quote stands in a field'],
  ['a,"b"c\n', 1, 'text after the closing quote'],
  ['a,b,"c\n', 2, 'never closed'],
])('%p: the %ith field is at fault', (text, place, reason) => {
  expect(readAll(text)[0]?.error).toEqual({ field: place, reason: expect.stringContaining(reason) })
})

test('a row at fault does not spoil the next', () => {
  expect(fieldsOf('a,"b"c,d\ne,f\n')).toEqual([
    ['a', 'bc', 'd'],
    ['e', 'f'],
  ])
})

test('an open quote does not swallow a large file', () => {
  const reader = csvReader()
  reader.push('a,"b\n')
  const line = `${'x'.repeat(999)}\n`
  let rows = 0
  for (let piece = 0; piece < 3000; piece++) rows += reader.push(line).length
  expect(rows).toBeGreaterThan(0)
})
