import { notPaidOf } from './not-paid.ts'

test('only a reason of ours is read from an address', () => {
  expect(notPaidOf('closed')).toBe('closed')
  for (const made of [null, '', 'Closed', 'constructor', '__proto__', 'toString'])
    expect(notPaidOf(made)).toBeUndefined()
})
