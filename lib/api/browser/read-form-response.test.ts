import fc from 'fast-check'
import { readFormResponse } from './read-form-response.ts'

test('a response of the shop is returned unchanged', () => {
  const body = { status: 'true', message: 'Added', to: '/addcart?x=1#y', items: [1] }
  expect(readFormResponse(body, 200)).toEqual(body)
  expect(
    readFormResponse({ message: 'No', to: '/x', fields: { name: 'This field is required' } }, 422),
  ).toMatchObject({
    message: 'No',
    fields: { name: 'This field is required' },
  })
})

test.each([
  undefined,
  null,
  '/addcart',
  [],
  {},
  { to: null },
  { to: 7 },
  { to: 'undefined' },
  { to: 'addcart' },
  { to: '//evil.example' },
  { to: '/\\evil.example' },
  { to: 'javascript:alert(1)' },
  { to: '/a\nb' },
])('%j leads nowhere', body => {
  expect(() => readFormResponse(body, 200)).toThrow(TypeError)
  expect(() => readFormResponse(body, 401)).toThrow(TypeError)
  expect(readFormResponse(body, 503)).toMatchObject({ message: '', to: '' })
})

test('whatever the response is, only texts and a path of this shop are read from it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(400, 409, 422, 429, 500), (body, status) => {
      const { to, message, fields = {} } = readFormResponse(body, status)
      expect([typeof to, typeof message]).toEqual(['string', 'string'])
      expect(to === '' || to.startsWith('/')).toBe(true)
      expect(Object.values(fields).every(text => typeof text === 'string')).toBe(true)
    }),
  )
})
