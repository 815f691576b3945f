import { districtFor, mustChooseDistrict, placeQuestion } from './place-question.ts'

const at = (pincode: string, state: string, district = '') => ({
  ...{ name: '', email: '', mobile: '', address1: '', address2: '', city: '' },
  ...{ pincode, state, district },
})

test('a PIN code of another state than was chosen asks, and who is sure is believed', () => {
  expect(placeQuestion(at('560001', 'Kerala'), false)).toEqual({
    state: 'stateOfOtherPin',
    sure: 'addressIsRight',
  })
  expect(placeQuestion(at('560001', 'Kerala'), true)).toBeUndefined()
  expect(placeQuestion(at('560001', 'Karnataka'), false)).toBeUndefined()
})

test('a PIN code that India Post does not have asks as well', () => {
  expect(placeQuestion(at('999999', 'Kerala'), false)).toEqual({
    pincode: 'pincodeUnknown',
    sure: 'addressIsRight',
  })
})

test('the only district of a PIN code is filled in, and one of several is chosen', () => {
  expect(districtFor(at('560001', 'Karnataka', 'Kochi'))).toBe('Bengaluru Urban')
  expect(districtFor(at('504273', 'Telangana'))).toBe('')
  expect(mustChooseDistrict(at('504273', 'Telangana'))).toBe(true)
  expect(districtFor(at('504273', 'Telangana', 'Mancherial'))).toBe('Mancherial')
  expect(mustChooseDistrict(at('504273', 'Telangana', 'Mancherial'))).toBe(false)
})

test('where the directory names no district, what was typed stays', () => {
  expect(districtFor(at('799001', 'Tripura', 'West Tripura'))).toBe('West Tripura')
  expect(districtFor(at('999999', 'Kerala', 'Idukki'))).toBe('Idukki')
  expect(mustChooseDistrict(at('799001', 'Tripura'))).toBe(false)
})
