import { readLines, writeLine } from './new-order.ts'
import { newOrderAt, withUnits } from './new-order-address.ts'

const LINE = { id: 12, size: 'M', color: 'Red', other: '', units: 2 }

test('a line is read as it was written, whatever its options are called', () => {
  for (const text of ['', 'M', '2*3 m', '50%', 'लाल', '~', 'a/b & c'])
    expect(readLines([writeLine({ ...LINE, size: text, other: text })])).toEqual([
      { ...LINE, size: text, other: text },
    ])
})

test('the same choice twice is one line; what is no line is left out', () => {
  expect(readLines([writeLine(LINE), writeLine(LINE)])).toEqual([{ ...LINE, units: 4 }])
  expect(
    readLines(['', 'x', '0*****', '1*a*b*c*0', '1*%*b*c*1', '99999999999*a*b*c*1', '1*a*b*c*9999999']),
  ).toEqual([])
})

test('fifty lines have room in an address', () => {
  const lines = Array.from({ length: 50 }, (_, id) => ({ ...LINE, id: 100_000 + id }))
  expect(newOrderAt({ taken: 'phone', search: 'kurta', pin: '452001', lines }).length).toBeLessThan(4000)
})

test('pieces are added and taken away; without any the line goes', () => {
  expect(withUnits([], LINE, 1)).toEqual([{ ...LINE, units: 1 }])
  expect(withUnits([LINE], LINE, -1)).toEqual([{ ...LINE, units: 1 }])
  expect(withUnits([{ ...LINE, units: 1 }], LINE, -1)).toEqual([])
})
