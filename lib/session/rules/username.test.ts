import { usernameOf } from './username.ts'

test.each([
  [' asha@example.in ', 'asha@example.in'],
  ['9876543210@example.in', '9876543210@example.in'],
  ['9876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['09876543210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['0000000012', '0000000012'],
  ['12', '12'],
  ['+91 98765 4321', '+91 98765 4321'],
])('%j signs in as %j', (typed, name) => {
  expect(usernameOf(typed)).toBe(name)
})
