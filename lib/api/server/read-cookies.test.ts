import { readCookies } from './read-cookies.ts'

test('each cookie is returned by its name, decoded', () => {
  expect(readCookies('a=1; name=Asha%20Verma; broken=%E0%A4%A')).toEqual({
    a: '1',
    name: 'Asha Verma',
    broken: '%E0%A4%A',
  })
})

test.each([null, undefined, '', ';;='])('without cookies (%p) the result is empty', header => {
  expect(readCookies(header).token).toBeUndefined()
})
