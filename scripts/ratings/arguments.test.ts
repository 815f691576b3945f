import { readArguments } from './arguments.ts'

test.each([
  [[], 'What is to be done is missing.'],
  [['praise', '1'], 'There is no "praise" for ratings.'],
  [['answer'], 'The number of the rating is missing'],
  [['answer', 'x', 'Thanks'], '"x" is not the number of a rating.'],
  [['answer', '1'], 'The answer is missing.'],
  [['answer', '1', 'x'.repeat(1001)], 'The answer is longer than 1000 characters.'],
  [['answer', '1', 'Thank', 'you'], '"you" is one word too many'],
  [['hide', '1'], '--reason is missing, or is not one of abusive, personal,'],
  [['hide', '1', '--reason', 'bad-for-business'], '--reason is missing, or is not one of'],
  [['show', '1', '--reason', 'abusive'], '--reason does not go with show.'],
  [['show', '0'], '"0" is not the number'],
])('%j is refused with the reason', (words, wrong) => {
  expect(readArguments(words)).toEqual({ wrong: expect.stringContaining(wrong) })
})

test('what can be said of a rating is read', () => {
  expect(readArguments(['list'])).toMatchObject({ verb: 'list', number: 30 })
  expect(readArguments(['answer', '7', ' Thank you. '])).toMatchObject({ number: 7, answer: 'Thank you.' })
  expect(readArguments(['answer', '7', ''])).toMatchObject({ number: 7, answer: '' })
  expect(readArguments(['hide', '7', '--reason', 'abusive'])).toMatchObject({
    verb: 'hide',
    reason: 'abusive',
  })
})
