import { cleanName, cleanPayload, cleanTypedText } from './clean-typed-text.ts'

test.each(['Asha', 'Asha Verma', 'आशा', 'O’Brien', "D'Souza", 'Anne-Marie', 'Zoë'])('%s is a name', name => {
  expect(cleanName(name)).toBe(name)
})

test.each([
  ['A. K.', 'A K'],
  ['Md.Asif', 'Md Asif'],
  ['  Asha   Verma ', 'Asha Verma'],
  ['Asha 🪔', 'Asha'],
  ['Indira', 'Indira'],
])('%j is greeted as %s', (typed, name) => {
  expect(cleanName(typed)).toBe(name)
})

test.each([
  'You won! Claim at https://evil.example/x now,',
  'You have won a car,',
  'https://evil.example',
  'evil.example',
  'evil.com',
  'evil.in',
  'www evil',
  'call 9876543210',
  'asha@evil',
  'x'.repeat(31),
  'Asha\r\nBcc: x',
  'Asha\u202egnp',
  '🪔',
  '...',
  '',
])('%j is not used as a name', typed => {
  expect(cleanName(typed)).toBeUndefined()
})

test('a remark or an address keeps its words, and no mail program finds a link in it', () => {
  expect(cleanTypedText('Flat 3.B, St. Mary Road, 2nd floor')).toBe('Flat 3.B, St. Mary Road, 2nd floor')
  for (const typed of [
    'see https://evil.example/x',
    'evil.example',
    'WWW.EVIL.EXAMPLE',
    'evil。example',
    'a@evil.example',
  ])
    expect(cleanTypedText(typed)).not.toMatch(/:\/\/|[^\s][.。][\p{L}]{2}|@/u)
  expect(cleanTypedText('one\r\ntwo')).toBe('one two')
})

test('a payload’s own fields stay: only names are cleaned', () => {
  const stranger = 'Win at evil.example'
  expect(cleanPayload('reset', { customer: '7d7f0c1e-0000-4000-8000-000000000000', name: stranger })).toEqual(
    {
      customer: '7d7f0c1e-0000-4000-8000-000000000000',
      name: 'dear customer',
    },
  )
  expect(cleanPayload('orderCame', { customer: stranger, total: '₹1,200' })).toEqual({
    customer: 'A customer',
    total: '₹1,200',
  })
})
