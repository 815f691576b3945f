import { blankField, fillBlanks } from './fill-blanks.ts'

const TEXT =
  'Write to [YOUR EMAIL] within [NUMBER OF DAYS] days, or to [YOUR EMAIL]. [1] and [Terms](/terms) stay.'

test('each place of a blank is filled in; what nobody knows stays', () => {
  const known: Record<string, string> = { '[YOUR EMAIL]': ' asha@reva.in ' }
  expect(fillBlanks(TEXT, blank => known[blank])).toBe(
    'Write to asha@reva.in within [NUMBER OF DAYS] days, or to asha@reva.in. [1] and [Terms](/terms) stay.',
  )
})

test('signs of a typed word mean nothing but themselves', () => {
  expect(fillBlanks('[YOUR ADDRESS]', () => '$& $1 [YOUR EMAIL]')).toBe('$& $1 [YOUR EMAIL]')
})

test('a blank has a field of its own', () => {
  expect(blankField('[YOUR ADDRESS]')).toBe('blank-YOUR ADDRESS')
})
