import { nameOfEmail } from './name-of-email.ts'

test.each([
  ['asha.x@example.in', 'Asha X'],
  ['ravi_kumar+shop@x.in', 'Ravi Kumar Shop'],
  ['', ''],
])('%s is %p', (email, name) => {
  expect(nameOfEmail(email)).toBe(name)
})
