import { isPinCode, pinCode } from './pin-code.ts'

test.each([
  ['560001', '560001'],
  [' 560 001 ', '560001'],
  ['560-001', '560001'],
  ['५६०००१', '560001'],
])('“%s” is %s', (typed, pin) => {
  expect(pinCode(typed)).toBe(pin)
  expect(isPinCode(pin)).toBe(true)
})

test.each(['56000', '5600011', '060001', 'Indore', ''])('“%s” is no PIN code', typed => {
  expect(isPinCode(pinCode(typed))).toBe(false)
})
