import { changeProblem, registrationProblem, resetProblem } from './password-rules.ts'
import { strengthOf } from './password-strength.ts'

test.each([
  ['a', 'passwordShort'],
  ['aaaaaaaaaaaaaaaaa', 'passwordLong'],
  ['abcdefgh', 'passwordUpper'],
  ['ABCDEFGH', 'passwordLower'],
  ['Abcdefgh', 'passwordDigit'],
  ['Abcdefg1', undefined],
  ['Abcdefghijklmno1', undefined],
])('registration reports the first rule that %s breaks', (password, problem) => {
  expect(registrationProblem(password)).toBe(problem)
})

test('a changed password has 8 to 128 characters', () => {
  expect(changeProblem('1234567')).toBe('passwordShort')
  expect(changeProblem('a'.repeat(129))).toBe('passwordTooLong')
  expect(changeProblem('a'.repeat(128))).toBeUndefined()
})

test('a reset requires both fields, equal, and 3 of 5 points', () => {
  expect(resetProblem('', 'x')).toBe('bothRequired')
  expect(resetProblem('Abcdefg1', 'Abcdefg2')).toBe('resetPasswordsDiffer')
  expect(resetProblem('aB1!', 'aB1!')).toBe('passwordShort')
  expect(resetProblem('abcdefgh', 'abcdefgh')).toBe('passwordWeak')
  expect(resetProblem('Abcdefgh', 'Abcdefgh')).toBeUndefined()
})

test.each([
  ['', 0, 'Weak'],
  ['abcdefgh', 2, 'Weak'],
  ['Abcdefgh', 3, 'Medium'],
  ['Abcdefg1', 4, 'Strong'],
  ['Abcdef1!', 5, 'Strong'],
])('%s earns %i points and reads %s', (password, score, label) => {
  expect(strengthOf(password)).toEqual({ score, label })
})
