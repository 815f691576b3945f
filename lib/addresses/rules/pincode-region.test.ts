import { STATES } from '#lib/rules/states.ts'
import { cityOfPincode, likelyStateOfPincode } from './pincode-region.ts'

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
  // Towns whose prefix belongs to two states.
  ['823001', 'Bihar'],
  ['822101', 'Jharkhand'],
  ['396001', 'Gujarat'],
  ['396445', 'Gujarat'],
  ['396230', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['605001', 'Puducherry'],
  ['605602', 'Tamil Nadu'],
  ['609001', 'Tamil Nadu'],
  ['609602', 'Puducherry'],
  ['246701', 'Uttar Pradesh'],
  ['247667', 'Uttarakhand'],
  ['682555', 'Lakshadweep'],
  ['160071', 'Punjab'],
  ['900001', undefined],
  ['012345', undefined],
  ['4520', undefined],
])('%s lies in %s', (pincode, state) => {
  expect(likelyStateOfPincode(pincode)).toBe(state)
})

test.each([
  ['452001', 'Indore'],
  ['400093', 'Mumbai'],
  ['160022', 'Chandigarh'],
  ['160071', 'Mohali'],
  ['453331', undefined],
  ['4520', undefined],
])('%s is in %s', (pincode, city) => {
  expect(cityOfPincode(pincode)).toBe(city)
})

test('only states of the list are returned', () => {
  const prefixes = Array.from({ length: 900 }, (_, index) => 100 + index)
  const states = prefixes.flatMap(prefix => likelyStateOfPincode(`${prefix}001`) ?? [])
  expect(states.length).toBeGreaterThan(500)
  expect(states.filter(state => !STATES.includes(state))).toEqual([])
})
