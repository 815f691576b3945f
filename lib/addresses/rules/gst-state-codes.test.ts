import { STATES } from '#lib/rules/states.ts'
import { gstStateOf, gstStateOfCode, gstStateOfId, placeOfSupply } from './gst-state-codes.ts'

test('each of the 36 states has a code of its own, under its own name', () => {
  const found = STATES.map(name => gstStateOf(name))
  expect(found.map(state => state?.name)).toEqual(STATES)
  expect(new Set(found.map(state => state?.code)).size).toBe(36)
})

test.each([
  ['Madhya Pradesh', '23'],
  ['Telangana', '36'],
  ['Andhra Pradesh', '37'],
  ['Ladakh', '38'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
])('%s is %s', (name, code) => {
  expect(gstStateOf(name)?.code).toBe(code)
  expect(gstStateOfCode(code)?.name).toBe(name)
})

test('a place of supply reads as the offline tool spells it', () => {
  const state = gstStateOfId(13)
  expect(state && placeOfSupply(state)).toBe('23-Madhya Pradesh')
})

test('a state that is none has no code', () => {
  expect(gstStateOf('Atlantis')).toBeUndefined()
  expect(gstStateOfId(0)).toBeUndefined()
  expect(gstStateOfCode('99')).toBeUndefined()
})
