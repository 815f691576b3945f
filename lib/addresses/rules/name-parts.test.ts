import { nameParts } from './name-parts.ts'

test.each([
  ['Asha Verma', 'Asha', 'Verma'],
  ['Asha Devi  Verma', 'Asha Devi', 'Verma'],
  ['Asha', 'Asha', ''],
  ['आशा वर्मा', 'आशा', 'वर्मा'],
])('%s is %s and %s', (name, firstname, lastname) => {
  expect(nameParts(name)).toEqual({ firstname, lastname })
})
