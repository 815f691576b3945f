import { STATES } from '../states.ts'
import { stateOfPincode } from './pincode.ts'

test.each([
  ['452001', 'Madhya Pradesh'],
  ['110001', 'Delhi'],
  ['160017', 'Chandigarh'],
  ['403001', 'Goa'],
  ['834001', 'Jharkhand'],
  ['800001', 'Bihar'],
  ['248001', 'Uttarakhand'],
  ['194101', 'Ladakh'],
  ['795001', 'Manipur'],
  ['900001', undefined],
  ['012345', undefined],
  ['4520', undefined],
])('%s lies in %s', (pincode, state) => {
  expect(stateOfPincode(pincode)).toBe(state)
})

test('only states of the list are named', () => {
  for (let prefix = 100; prefix < 1000; prefix++) {
    const state = stateOfPincode(`${prefix}001`)
    if (state) expect(STATES).toContain(state)
  }
})
