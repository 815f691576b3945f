import fc from 'fast-check'
import { checkDigit, gstinHolder, gstinStateCode, isGstin } from './gstin.ts'

// Numbers that stand as examples in published descriptions of the form.
test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('Law 25: %s is a GSTIN', gstin =>
  expect(isGstin(gstin)).toBe(true),
)

test('Law 25: any one character that is mistyped, and two neighbours that change places, are found out', () => {
  const gstin = '27AAPFU0939F1ZV'
  fc.assert(
    fc.property(fc.nat(14), fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), (at, character) => {
      const typed = gstin.slice(0, at) + character + gstin.slice(at + 1)
      return isGstin(typed) === (typed === gstin)
    }),
  )
  for (let at = 0; at < 13; at++) {
    const swapped = gstin.slice(0, at) + gstin.charAt(at + 1) + gstin.charAt(at) + gstin.slice(at + 2)
    expect([swapped, isGstin(swapped)]).toEqual([swapped, swapped === gstin])
  }
})

test.each(['', '27AAPFU0939F1Z', '27aapfu0939f1zv', '27AAPFU0939F1ZVX', ' 27AAPFU0939F1ZV'])(
  '“%s” is none',
  text => expect(isGstin(text)).toBe(false),
)

test('it names its state and what its holder is', () => {
  expect(gstinStateCode('27AAPFU0939F1ZV')).toBe('27')
  expect(gstinHolder('27AAPFU0939F1ZV')).toBe('F')
  expect(checkDigit('27AAPFU0939F1Z')).toBe('V')
})
