import { messages } from '#lib/message-table.ts'
import { env } from '#lib/server/settings/env.ts'
import { flashCookie, readFlashCookie } from './flash.ts'
import { formResponse } from './form-response.ts'

const asks = (accept: string) =>
  new Request('http://localhost/do/a/b', { method: 'POST', headers: { accept } })

test('messages and fields travel as keys in a cookie that lasts sixty seconds and that no script can read', () => {
  const response = formResponse(asks('text/html'), {
    to: '/register',
    status: 400,
    say: 'registrationFailed',
    fields: { password: 'passwordShort' },
    cookies: ['a=1; Path=/'],
  })
  const [other, flash] = response.headers.getSetCookie()
  expect(other).toBe('a=1; Path=/')
  expect(flash).toMatch(/^flash=[\w-]+; Path=\/; SameSite=Lax; Max-Age=60; HttpOnly$/)
  expect(readFlashCookie(/=([^;]+)/.exec(flash ?? '')?.[1])).toEqual({
    say: 'registrationFailed',
    fields: { password: 'passwordShort' },
  })
})

test('a script gets the messages, by field, and when to retry', async () => {
  const response = formResponse(asks('application/json'), {
    to: '/register',
    status: 429,
    say: 'tooManyTries',
    fields: { password: 'passwordShort' },
    retryAfter: 30,
  })
  expect(response.status).toBe(429)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(await response.json()).toEqual({
    status: 'false',
    message: messages.tooManyTries,
    key: 'tooManyTries',
    to: '/register',
    fields: { password: messages.passwordShort },
  })
})

test.each([
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 303],
  ['*/*', 303],
  ['', 303],
  ['application/json', 200],
  ['application/json, text/plain, */*', 200],
])('a request that accepts %j gets %i', (accept, status) => {
  expect(formResponse(asks(accept), { to: '/' }).status).toBe(status)
})

test.each(['', 'x', '%', 'bnVsbA', Buffer.from('{"say":"<b>"}').toString('base64url')])(
  'a forged flash cookie %j says nothing',
  value => {
    expect(readFlashCookie(value)).toEqual({})
  },
)

test('a forged flash cookie yields only keys of our own messages', () => {
  const value = Buffer.from(
    JSON.stringify({
      say: 'toString',
      fields: { '<b>': 'passwordShort', a: 'constructor', b: 'passwordShort' },
    }),
  ).toString('base64url')
  expect(readFlashCookie(value)).toEqual({ fields: { b: 'passwordShort' } })
})

test('on an https site the cookie is Secure', () => {
  const { production } = env
  Object.assign(env, { production: true })
  expect(flashCookie({ say: 'cartEmpty' })).toMatch(/; Secure$/)
  Object.assign(env, { production })
})

const flashOf = (response: Response) =>
  readFlashCookie(/=([^;]+)/.exec(response.headers.getSetCookie()[0] ?? '')?.[1])
const refusal = { to: '/register', status: 422, say: 'registrationFailed' } as const

test('the values of a refused form come back, but never a password', () => {
  const typed = { firstname: 'आशा', email: 'asha@example.in' }
  const secret = {
    password: 'Sunflower1',
    confirm: 'Sunflower1',
    old_password: 'a',
    token: 'b',
    captcha: '1234',
  }
  const response = formResponse(asks('text/html'), refusal, { ...typed, ...secret, mobileno: ['1'] })
  expect(flashOf(response)).toEqual({ say: 'registrationFailed', typed })
})

test('no values are kept if the form was accepted, the session is over, a script sent it, or they are too long for a cookie', () => {
  const typed = { comment: 'x'.repeat(1000) }
  expect(flashOf(formResponse(asks('text/html'), { to: '/', say: 'registered' }, typed))).toEqual({
    say: 'registered',
  })
  expect(
    flashOf(formResponse(asks('text/html'), { to: '/login', status: 401, say: 'tokenMissing' }, typed)),
  ).toEqual({
    say: 'tokenMissing',
  })
  expect(formResponse(asks('application/json'), refusal, typed).headers.getSetCookie()).toEqual([])
  expect(flashOf(formResponse(asks('text/html'), refusal, typed))).toMatchObject({ typed })
  const long = formResponse(asks('text/html'), refusal, { comment: 'क'.repeat(1000) })
  expect(flashOf(long)).toEqual({ say: 'registrationFailed' })
})

test('a forged flash cookie fills only the fields of our forms, and only with text', () => {
  const made = { typed: { password: 'x', email: 'a@example.in', city: { a: 1 }, __proto__: { name: 'x' } } }
  expect(readFlashCookie(Buffer.from(JSON.stringify(made)).toString('base64url'))).toEqual({
    typed: { email: 'a@example.in' },
  })
})
