import fc from 'fast-check'
import { readFormResponse } from './read-form-response.ts'

test('an answer of ours is what it is', () => {
  const answer = { status: 'true', message: 'Added', to: '/addcart?x=1#y', items: [1] }
  expect(readFormResponse(answer, 200)).toEqual(answer)
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
])('%j leads nowhere', answer => {
  expect(() => readFormResponse(answer, 200)).toThrow(TypeError)
  expect(() => readFormResponse(answer, 401)).toThrow(TypeError)
  expect(readFormResponse(answer, 503)).toMatchObject({ message: '', to: '' })
})

test('whatever is answered, what is read of it is texts and a path of ours', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(400, 409, 422, 429, 500), (answer, status) => {
      const { to, message, fields = {} } = readFormResponse(answer, status)
      expect([typeof to, typeof message]).toEqual(['string', 'string'])
      expect(to === '' || to.startsWith('/')).toBe(true)
      expect(Object.values(fields).every(text => typeof text === 'string')).toBe(true)
    }),
  )
})
