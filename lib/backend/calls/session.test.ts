import { embeddedShop } from '#lib/api/server/embedded-shop.ts'
import { messages } from '#lib/message-table.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { handlers } from '../index.ts'
import type { MailBranding } from '../mail/mail-content.ts'
import { passwordChanged } from '../mail/templates/password-changed.ts'
import { newResetToken } from '../session/reset-token.ts'
import { withRealHashes } from '../session/test-hash-cost.ts'

withTestDatabase()

// Some hashes are real, each a fifth of a second of a core: on a busy machine they take long.
jest.setTimeout(120_000)

const shop = embeddedShop(handlers)
const asha = {
  firstname: 'Asha',
  lastname: 'Verma',
  email: 'Asha@Example.in',
  mobileno: '9876543210',
  password: 'Narmada1',
}
let unknown = 0
const register = async (over = {}) => {
  unknown++
  const customer = {
    ...asha,
    email: `c${unknown}@example.in`,
    mobileno: String(6000000000 + unknown),
    ...over,
  }
  await shop.register(customer)
  return customer
}
const signIn = (username: string, password = asha.password) =>
  shop.signIn({ username, password, grant_type: 'password' })
const refused = (status: number, message?: string) =>
  expect.objectContaining({ status, ...(message && { message }) })

test('a registered customer signs in with the email in any case, or with the mobile number', async () => {
  await expect(shop.register(asha)).resolves.toEqual({ message: 'Registration Successful!' })
  const byEmail = await signIn('ASHA@example.in')
  const byMobile = await signIn('9876543210')
  expect(byEmail.expires_in).toBe(604_800)
  expect(byEmail.access_token).not.toBe(byMobile.access_token)
  const profile = await shop.profile({}, { token: byMobile.access_token })
  expect(profile).toEqual({ user_name: 'Asha Verma', emailid: 'asha@example.in', mobileno: '9876543210' })
})

test('an email or mobile number is registered once, also by ten requests at the same time', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, i) =>
      shop.register({ ...asha, email: 'ten@example.in', mobileno: `700000000${i}` }),
    ),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refusals = tries.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refusals).toEqual(refusals.map(() => refused(409, messages.duplicateCustomer)))
  const { mobileno } = await register()
  await expect(register({ mobileno })).rejects.toEqual(refused(409, messages.duplicateCustomer))
})

test('registration reports the first broken password rule and creates no account', async () => {
  for (const [password, message] of [
    ['a', messages.passwordShort],
    ['Abcdefghijklmnop1', messages.passwordLong],
    ['abcdefgh', messages.passwordUpper],
  ] as const)
    await expect(register({ password, email: 'rule@example.in' })).rejects.toEqual(refused(400, message))
  expect(await db.one(`select 1 from customers where email = 'rule@example.in'`)).toBeUndefined()
})

describe('with the real cost of a hash', () => {
  withRealHashes()

  test('a wrong password and an unknown name get the same response, in the same time', async () => {
    const { email } = await register()
    const costs: Record<string, number[]> = { [email]: [], 'nobody@example.in': [] }
    // By turns, and the processor's time: a busy machine is no difference between the two.
    for (let i = 0; i < 3; i++)
      for (const [name, taken] of Object.entries(costs)) {
        const start = process.cpuUsage()
        await expect(signIn(name, 'Wrong-one1')).rejects.toEqual(refused(400, messages.badLogin))
        const { user, system } = process.cpuUsage(start)
        taken.push(user + system)
      }
    const [known = 0, unknown = 1] = Object.values(costs).map(taken => taken.toSorted((a, b) => a - b)[1])
    const ratio = known / unknown
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  test('a password is stored as OWASP recommends: 32 MB and three rounds', async () => {
    const { email } = await register()
    const stored = await db.one<{ password_hash: string }>(
      'select password_hash from customers where email = $1',
      [email],
    )
    expect(stored?.password_hash).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    await expect(signIn(email)).resolves.toBeTruthy()
  })
})

test('after five wrong tries an account slows down, for every address and even with the right password', async () => {
  const { email } = await register()
  for (let i = 0; i < 5; i++) await expect(signIn(email, 'Wrong-one1')).rejects.toEqual(refused(400))
  await expect(signIn(email)).rejects.toMatchObject({ status: 429, retryAfter: 1 })
})

test('wrong tries by the mail address do not tell which number is of the same account', async () => {
  const { email, mobileno } = await register()
  for (let i = 0; i < 5; i++) await expect(signIn(email, 'Wrong-one1')).rejects.toEqual(refused(400))
  await expect(signIn(email, 'Wrong-one1')).rejects.toMatchObject({ status: 429 })
  for (const name of [mobileno, '9123456780'])
    await expect(signIn(name, 'Wrong-one1')).rejects.toEqual(refused(400))
})

test('the database holds neither a token nor a password', async () => {
  const { email, password } = await register()
  const { access_token } = await signIn(email)
  const rows = await db.query<{ row: string }>(
    `select s::text || c::text as row from sessions s join customers c on c.id = s.customer_id where email = $1`,
    [email],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.row).not.toContain(access_token)
  expect(rows[0]?.row).not.toContain(password)
})

test('signing out revokes that token and no other', async () => {
  const { email } = await register()
  const [phone, laptop] = [await signIn(email), await signIn(email)]
  await shop.signOut({}, { token: phone.access_token })
  await expect(shop.profile({}, { token: phone.access_token })).rejects.toEqual(refused(401))
  await expect(shop.signOut({}, { token: phone.access_token })).rejects.toEqual(refused(401))
  await expect(shop.profile({}, { token: laptop.access_token })).resolves.toBeTruthy()
})

test('an expired token identifies nobody', async () => {
  const { email } = await register()
  const { access_token } = await signIn(email)
  await db.run(
    `update sessions set expires_at = now() where customer_id = (select id from customers where email = $1)`,
    [email],
  )
  await expect(shop.profile({}, { token: access_token })).rejects.toEqual(refused(401))
  await signIn(email)
  expect(await db.query('select 1 from sessions where expires_at <= now()')).toEqual([])
})

test('a password change requires the old one and 8 to 128 characters, and ends all other sessions', async () => {
  const { email } = await register()
  const [phone, laptop] = [await signIn(email), await signIn(email)]
  const change = (old_password: string, new_password: string, userid?: string) =>
    shop.changePassword({ old_password, new_password, userid }, { token: phone.access_token })
  await expect(change('Wrong-one1', 'Betwa-river-9')).rejects.toEqual(refused(400, messages.oldPasswordWrong))
  await expect(change(asha.password, 'short')).rejects.toEqual(refused(400, messages.passwordShort))
  await expect(change(asha.password, 'Betwa-river-9', laptop.access_token)).rejects.toEqual(refused(401))
  await expect(change(asha.password, 'Betwa-river-9')).resolves.toEqual({ message: messages.passwordChanged })
  await expect(shop.profile({}, { token: phone.access_token })).resolves.toBeTruthy()
  await expect(shop.profile({}, { token: laptop.access_token })).rejects.toEqual(refused(401))
  await expect(signIn(email)).rejects.toEqual(refused(400))
  await expect(signIn(email, 'Betwa-river-9')).resolves.toBeTruthy()
})

test('a reset request has the same response for known and unknown emails, and mails a known one at most five times an hour', async () => {
  const { email } = await register()
  const answers = await Promise.all([shop.requestReset({ email }), shop.requestReset({ email: 'x' })])
  expect(answers[0]).toEqual(answers[1])
  for (let i = 0; i < 6; i++) await shop.requestReset({ email: email.toUpperCase() })
  const mails = await db.query(`select 1 from outbox where template = 'reset'`)
  expect(mails).toHaveLength(5)
})

test('sixty requests at once for the same account send five mails', async () => {
  const { email } = await register()
  await Promise.all(Array.from({ length: 60 }, () => shop.requestReset({ email })))
  const mails = await db.query(`select 1 from outbox where template = 'reset' and recipient = $1`, [email])
  expect(mails).toHaveLength(5)
})

test('a changed and a reset password are mailed to their owner in the same transaction, without a token', async () => {
  const { email } = await register()
  const mails = () =>
    db.query<{ payload: object }>(
      `select payload from outbox where template = 'passwordChanged' and recipient = $1 order by id`,
      [email],
    )
  const { access_token } = await signIn(email)
  const change = (old_password: string) =>
    shop.changePassword({ old_password, new_password: 'Betwa-river-9' }, { token: access_token })
  await expect(change('Wrong-one1')).rejects.toEqual(refused(400))
  expect(await mails()).toEqual([])
  await change(asha.password)
  expect(await mails()).toEqual([{ payload: { name: 'Asha', by: 'change' } }])
  const customer = await db.one<{ id: string }>('select id from customers where email = $1', [email])
  const token = await newResetToken(db, customer?.id ?? '')
  await shop.resetPassword({ token, newPassword: 'Chambal-77', confirmPassword: 'Chambal-77' })
  expect(await mails()).toEqual([
    { payload: { name: 'Asha', by: 'change' } },
    { payload: { name: 'Asha', by: 'reset' } },
  ])
  const letter = passwordChanged({ name: 'Asha', by: 'reset' }, { shop: 'Haat' } as MailBranding)
  expect(letter.button?.path).toBe('/CreateAccountCard')
  expect(letter.paragraphs.join(' ')).toContain('If it was not you')
})

test('a reset link works once, within ten minutes, and ends every session', async () => {
  const { email } = await register()
  const session = await signIn(email)
  const customer = await db.one<{ id: string }>('select id from customers where email = $1', [email])
  const token = await newResetToken(db, customer?.id ?? '')
  const late = await newResetToken(db, customer?.id ?? '')
  await db.run(`update password_resets set expires_at = now() where token_hash = sha256($1::bytea)`, [
    Buffer.from(late),
  ])
  const reset = (key: string, password = 'Chambal-77') =>
    shop.resetPassword({ token: key, newPassword: password, confirmPassword: password })
  await expect(reset(late)).rejects.toEqual(refused(400, messages.resetLinkUsed))
  await expect(reset('forged')).rejects.toEqual(refused(400, messages.resetLinkUsed))
  await expect(reset('')).rejects.toEqual(refused(400, messages.noTokenText))
  await expect(reset(token, 'weakweak')).rejects.toEqual(refused(400, messages.passwordWeak))
  const uses = await Promise.allSettled([reset(token), reset(token), reset(token)])
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(shop.profile({}, { token: session.access_token })).rejects.toEqual(refused(401))
  await expect(signIn(email, 'Chambal-77')).resolves.toBeTruthy()
})
