import { readFlashCookie } from '#lib/api/server/flash.ts'
import { postForm } from '#lib/api/server/post-form.ts'
import { shop } from '#lib/api/server/shop.ts'
import { db } from '#lib/backend/db/pool.ts'
import { withTestDatabase } from '#lib/backend/db/test-database.ts'
import { newResetToken } from '#lib/backend/session/reset-token.ts'
import { newCustomer } from '#lib/backend/test-customer.ts'
import { sessionActions } from './session-actions.ts'

withTestDatabase()
jest.setTimeout(180_000)

type Verb = keyof typeof sessionActions
const send = async (verb: Verb, fields: Record<string, unknown>, token = '') => {
  const response = await postForm(
    new Request(`http://shop.test/do/session/${verb}`, {
      method: 'POST',
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token && { cookie: `user_token=${token}` }),
      },
      body: JSON.stringify(fields),
    }),
    sessionActions[verb],
  )
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() }
}

let made = 0
const asha = () => ({
  firstname: 'Asha',
  lastname: 'Verma',
  email: `asha${++made}@example.in`,
  mobileno: String(6_500_000_000 + made),
  password: 'Sunflower1',
  confirm: 'Sunflower1',
})

const forms: Record<string, { verb: Verb; whole: () => Record<string, string> }> = {
  'the sign-in': {
    verb: 'sign-in',
    whole: () => ({ username: 'nobody@example.in', password: 'Sunflower1', from: '/' }),
  },
  'the registration': { verb: 'register', whole: asha },
  'the forgotten password': { verb: 'forgot', whole: () => ({ email: 'nobody@example.in' }) },
  'the reset': {
    verb: 'reset',
    whole: () => ({ token: 'forged', newPassword: 'Marigold22', confirmPassword: 'Marigold22' }),
  },
  'the new password': {
    verb: 'password',
    whole: () => ({ old_password: 'Wrong-one1', new_password: 'Marigold22', confirm: 'Marigold22' }),
  },
}
const bad: Record<string, unknown> = {
  nothing: '',
  'spaces alone': '   ',
  'a novel': 'a'.repeat(20_000),
  emoji: '👩🏽‍🌾🪔',
  'a right-to-left mark': 'Asha\u202egnp\u202c',
  'a marked email': 'asha\u200f@example.in',
  'leading zeros': '0000000000',
  'a line break': 'Asha\r\nBcc: x@example.in',
  'half a character': '\ud800',
  markup: '<img src=x onerror=alert(1)>"\'--',
  'a list': ['a', 'b'],
  'an object': { $ne: '' },
  'a number': 12_345_678,
  null: null,
}
const cases = Object.entries(forms).flatMap(([name, { verb, whole }]) =>
  Object.keys(whole()).map(field => [name, field, verb] as const),
)

test.each(cases)('%s takes anything as its %s without breaking', async (name, field, verb) => {
  const { token } = await newCustomer()
  for (const [what, value] of Object.entries(bad)) {
    const { status } = await send(verb, { ...forms[name]?.whole(), [field]: value }, token)
    expect([what, status < 500]).toEqual([what, true])
  }
})

test.each(['firstname', 'lastname', 'email', 'password', 'confirm'])(
  'without %s nobody is registered, and the field is reported',
  async field => {
    for (const value of ['', '   ']) {
      const values = { ...asha(), [field]: value }
      const { status, body } = await send('register', values)
      expect([status, Object.keys(body.fields)]).toEqual([422, expect.arrayContaining([field])])
      expect(await db.one('select 1 from customers where mobile = $1', [values.mobileno])).toBeUndefined()
    }
  },
)

test.each([
  ['mobileno', '987654321', 'Phone number must be exactly 10 digits.'],
  ['mobileno', '98765432100', 'Phone number must be exactly 10 digits.'],
  ['mobileno', '９８７６５４３２１０', 'Phone number must be exactly 10 digits.'],
  ['password', 'Aa1bcde', 'Password must be at least 8 characters long.'],
  ['password', 'Aa1bcdefghijklmno', 'Password must not exceed 16 characters.'],
  ['password', 'abcdefg1', 'Password must contain at least one uppercase letter.'],
  ['password', 'ABCDEFG1', 'Password must contain at least one lowercase letter.'],
  ['password', 'Abcdefgh', 'Password must contain at least one number.'],
  ['confirm', 'Sunflower2', 'Passwords do not match.'],
])('registering with %s %j is refused with its message', async (field, value, sentence) => {
  const { status, body } = await send('register', { ...asha(), [field]: value })
  expect([status, body.fields[field]]).toEqual([422, sentence])
})

test('a name of direction marks creates no account', async () => {
  const values = { ...asha(), firstname: 'Asha\u202egnp' }
  expect((await send('register', values)).status).toBe(400)
})

test('a number with leading zeros is another number', async () => {
  const values = { ...asha(), mobileno: '0000000012' }
  expect((await send('register', values)).status).toBe(200)
  expect((await send('sign-in', { username: '12', password: values.password })).status).toBe(400)
  expect((await send('sign-in', { username: '0000000012', password: values.password })).status).toBe(200)
})

test('spaces around the name are ignored at sign-in; the password is taken unchanged', async () => {
  const values = asha()
  await send('register', values)
  expect((await send('sign-in', { username: `  ${values.email} `, password: values.password })).status).toBe(
    200,
  )
  expect((await send('sign-in', { username: values.email, password: ` ${values.password}` })).status).toBe(
    400,
  )
})

test('a sign-in ends the session that this browser had, and no other one', async () => {
  const values = asha()
  await send('register', values)
  const [here, elsewhere] = [await newCustomer(), await newCustomer()]
  const { status } = await send('sign-in', { username: values.email, password: values.password }, here.token)
  expect(status).toBe(200)
  await expect(shop.profile({}, { token: here.token })).rejects.toMatchObject({ status: 401 })
  expect(await shop.profile({}, { token: elsewhere.token })).toMatchObject({ emailid: elsewhere.email })
})

test('the sign-in after a registration knows the email, and nothing else that was typed', async () => {
  const values = asha()
  const { cookies } = await send('register', values)
  const flash = cookies.find(cookie => cookie.startsWith('flash='))?.split(/[=;]/)[1]
  expect(readFlashCookie(flash)).toEqual({ typed: { username: values.email } })
})

test('a reset token that is missing, forged, expired or used changes nothing', async () => {
  const { id } = await newCustomer()
  const state = () => db.one('select password_hash from customers where id = $1', [id])
  const reset = (token: string) =>
    send('reset', { token, newPassword: 'Marigold22', confirmPassword: 'Marigold22' })
  const before = await state()
  const expired = await newResetToken(db, id)
  await db.run(`update password_resets set expires_at = now() where customer_id = $1`, [id])
  for (const token of ['', 'forged', 'x'.repeat(43), 'x'.repeat(600), '%00', expired])
    expect((await reset(token)).status).toBeGreaterThanOrEqual(400)
  expect(await state()).toEqual(before)
  const live = await newResetToken(db, id)
  expect((await reset(live)).status).toBe(200)
  const after = await state()
  expect(after).not.toEqual(before)
  expect(await reset(live)).toMatchObject({
    status: 400,
    body: { message: 'This reset link has been used or is no longer valid. Please ask for a new one.' },
  })
  expect(await state()).toEqual(after)
})

test.each(['nonsense', '%', 'a b', '"', '{}', 'null', '../..', 'x'.repeat(4000), '\u00e9', "' or 1=1--"])(
  'a cookie %j that is no token identifies nobody',
  async value => {
    const { status, cookies, body } = await send(
      'password',
      { old_password: 'Sunflower1', new_password: 'Marigold22', confirm: 'Marigold22' },
      encodeURIComponent(value),
    )
    expect([status, body.message]).toEqual([401, 'Session expired. Please log in again.'])
    expect(cookies.filter(cookie => /^user_token=;/.test(cookie))).toHaveLength(1)
  },
)

test('a form cannot use another customer’s session', async () => {
  const [own, other] = [await newCustomer(), await newCustomer()]
  const fields = { old_password: 'x', new_password: 'Marigold22', confirm: 'Marigold22' }
  await send('password', { ...fields, userid: other.token, user_token: other.token }, own.token)
  await send('sign-out', { user_token: other.token, userid: other.token }, own.token)
  await expect(shop.profile({}, { token: own.token })).rejects.toMatchObject({ status: 401 })
  await expect(shop.profile({}, { token: other.token })).resolves.toMatchObject({ emailid: other.email })
})

test.each<[Verb, () => Record<string, string>, string]>([
  ['register', asha, '/login'],
  ['register', () => ({ ...asha(), confirm: 'x' }), '/register'],
  ['forgot', () => ({ email: 'nobody@example.in' }), '/CreateAccountCard'],
  ['forgot', () => ({ email: 'x' }), '/CreateAccountCard'],
  ['reset', () => ({}), '/AccountVerifiedCard'],
])('%s remembers where the shopper wanted to go, if that is a page of this shop', async (verb, whole, to) => {
  const from = '/checkout2?buy=1048.1.M.'
  const ends = async (values: string) => (await send(verb, { ...whole(), from: values })).body.to
  expect(await ends(from)).toBe(`${to}?from=${encodeURIComponent(from)}`)
  for (const hostile of ['https://evil.example', '//evil.example', '/\\evil.example'])
    expect(await ends(hostile)).toBe(to)
})

test('without script, a registration, a new password and a reset that are sent twice at once run once, and report success both times', async () => {
  const sendTwice = async (verb: Verb, fields: Record<string, string>, cookie = '') => {
    const post = () =>
      postForm(
        new Request(`http://shop.test/do/session/${verb}`, {
          method: 'POST',
          headers: { host: 'shop.test', origin: 'http://shop.test', ...(cookie && { cookie }) },
          body: new URLSearchParams(fields),
        }),
        sessionActions[verb],
      )
    const both = await Promise.all([post(), post()])
    return both.map(({ headers }) => {
      const flash = headers.getSetCookie().find(cookie => cookie.startsWith('flash=')) ?? ''
      return [headers.get('location'), String(Buffer.from(flash.slice(6).split(';')[0] ?? '', 'base64url'))]
    })
  }
  const whole = asha()
  const registered = await sendTwice('register', { ...whole, from: '/' })
  expect(registered[0]?.[1]).toContain('registered')
  expect(registered[1]).toEqual(registered[0])

  const { access_token: token } = await shop.signIn({
    username: whole.email,
    password: whole.password,
    grant_type: 'password',
  })
  const changed = await sendTwice(
    'password',
    { old_password: 'Sunflower1', new_password: 'Marigold22', confirm: 'Marigold22' },
    `user_token=${token}`,
  )
  expect(changed[0]?.[1]).toContain('passwordToast')
  expect(changed[1]).toEqual(changed[0])

  const customer = await db.one<{ id: string }>('select id from customers where email = $1', [whole.email])
  const link = await newResetToken(db, customer?.id ?? '')
  const reset = await sendTwice('reset', {
    token: link,
    newPassword: 'Champa333',
    confirmPassword: 'Champa333',
  })
  expect(reset[0]?.[1]).toContain('resetDoneText')
  expect(reset[1]).toEqual(reset[0])
})
