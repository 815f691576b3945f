import { type AtTheDoor, atTheDoorOf } from '#lib/delivery/rules/delivery-charges.ts'
import { waysToPay } from './ways-to-pay.ts'

test.each<[AtTheDoor, boolean, RegExp | '']>([
  ['everywhere', true, /^Pay at the door or online\./],
  ['everywhere', false, /^Pay at the door\. /],
  ['somewhere', true, /^Pay online, or at the door where the PIN code allows it\./],
  ['somewhere', false, /^Pay at the door where the PIN code allows it\./],
  ['nowhere', true, /^Pay online\. /],
  ['nowhere', false, ''],
])('Law 13: paid at the door %s and online %s, the cart names no other way', (atTheDoor, online, words) => {
  const said = waysToPay(atTheDoor, online)
  if (words === '') expect(said).toBe('')
  else expect(said).toMatch(words)
})

test('what is said of the door follows the seller’s table, and the PIN code where one is known', () => {
  const charges = { lowest: 0, highest: 0, origin: '' }
  expect(atTheDoorOf()).toBe('everywhere')
  expect(atTheDoorOf({ ...charges, cod: true, someCod: true })).toBe('everywhere')
  expect(atTheDoorOf({ ...charges, cod: false, someCod: true })).toBe('somewhere')
  expect(atTheDoorOf({ ...charges, cod: false, someCod: false })).toBe('nowhere')
  expect(atTheDoorOf({ ...charges, cod: false, someCod: true }, false)).toBe('nowhere')
  expect(atTheDoorOf({ ...charges, cod: false, someCod: true }, true)).toBe('everywhere')
})
