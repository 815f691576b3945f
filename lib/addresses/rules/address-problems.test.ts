import { addressProblems } from './address-problems.ts'

const good = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  mobile: '9876543210',
  address1: '12 MG Road',
  address2: 'Rajwada',
  city: 'Indore',
  pincode: '452001',
  state: 'Madhya Pradesh',
}

test('a complete address has no problems, an empty one has a problem at each field', () => {
  expect(addressProblems(good)).toEqual({})
  expect(new Set(Object.values(addressProblems({})))).toEqual(new Set(['fieldRequired']))
  expect(Object.keys(addressProblems({}))).toHaveLength(8)
})

test.each([
  ['mobile', '987654321', 'mobileDigits'],
  ['pincode', '45200', 'pincodeDigits'],
  ['state', 'Atlantis', 'chooseState'],
  ['email', 'asha@', 'emailForm'],
  ['email', 'a(sha@example.in', 'emailForm'],
  ['name', 'x'.repeat(121), 'tooLong'],
  ['address1', 'x'.repeat(201), 'tooLong'],
])('%s %s reports %s', (field, value, key) => {
  expect(addressProblems({ ...good, [field]: value })).toEqual({ [field]: key })
})
