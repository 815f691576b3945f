import {
  changeProblems,
  forgotProblems,
  registerProblems,
  resetProblems,
  signInProblems,
} from './form-problems.ts'

const good = {
  firstname: 'Asha',
  lastname: 'Verma',
  email: 'asha@example.in',
  mobileno: '9876543210',
  password: 'Sunflower1',
  confirm: 'Sunflower1',
}

test('a complete registration has no problems', () => {
  expect(registerProblems(good)).toEqual({})
})

test.each([
  ['firstname', '', 'fieldRequired'],
  ['lastname', '   ', 'fieldRequired'],
  ['firstname', 'x'.repeat(61), 'tooLong'],
  ['email', 'a(sha@example.in', 'emailForm'],
  ['email', 'asha@example', 'emailForm'],
  ['mobileno', '987654321', 'phoneDigits'],
  ['mobileno', '', 'phoneDigits'],
  ['password', 'Aa1bcde', 'passwordShort'],
  ['password', 'Aa1bcdefghijklmno', 'passwordLong'],
  ['password', 'a', 'passwordShort'],
  ['password', 'abcdefgh', 'passwordUpper'],
  ['password', 'ABCDEFG1', 'passwordLower'],
  ['password', 'Abcdefgh', 'passwordDigit'],
  ['confirm', 'Sunflower2', 'passwordsDiffer'],
])('registering with %s %p reports %s', (field, value, key) => {
  expect(registerProblems({ ...good, [field]: value })[field]).toBe(key)
})

test('an empty password is reported once, not also as a mismatch', () => {
  for (const empty of ['', '  ']) {
    expect(registerProblems({ ...good, password: empty })).toEqual({ password: 'fieldRequired' })
    expect(changeProblems({ old_password: 'x', new_password: empty, confirm: 'abcdefgh' })).toEqual({
      new_password: 'fieldRequired',
    })
  }
})

test('the other forms name the wrong field', () => {
  expect(forgotProblems({ email: `${'x'.repeat(250)}@example.in` })).toEqual({ email: 'emailForm' })
  expect(signInProblems({ username: ' ', password: 'x' })).toEqual({ username: 'fieldRequired' })
  expect(forgotProblems({ email: 'a@b' })).toEqual({ email: 'emailForm' })
  expect(resetProblems({ newPassword: 'abcdefgh', confirmPassword: 'abcdefgh' })).toEqual({
    newPassword: 'passwordWeak',
  })
  expect(resetProblems({ newPassword: 'abcdefg1', confirmPassword: 'abcdefg1' })).toEqual({})
  expect(changeProblems({ old_password: 'x', new_password: 'abcdefgh', confirm: 'abcdefgi' })).toEqual({
    confirm: 'newPasswordsDiffer',
  })
})
