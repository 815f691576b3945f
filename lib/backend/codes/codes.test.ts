import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { deleteExpired } from '../delete-expired.ts'
import { rowsOfPerson } from '../privacy/rows-of-person.ts'
import { areCodesOn } from './are-codes-on.ts'
import { askCode } from './ask-code.ts'
import { askNumberCode, tryNumberCode } from './change-number.ts'
import { signInAsNew, signInWithPasswordToo } from './finish-sign-in.ts'
import { signInByCode } from './sign-in-by-code.ts'
import {
  accountWith,
  codeFor,
  customerOfToken,
  guestOrder,
  newNumber,
  registered,
  sentCode,
  signedInByCode,
} from './test-codes.ts'

withTestDatabase()

const NAME = { firstname: 'Asha', lastname: 'Verma' }
const refused = (key: string) => expect.objectContaining({ key })
/** A new account by a code. */
const newAccount = async (mobile = newNumber()) => {
  const { browser } = await signedInByCode(mobile)
  const { token } = await signInAsNew({ browser }, NAME)
  return { mobile, token: token.access_token, id: await customerOfToken(token.access_token) }
}
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000')

test('a number that nobody has asks for a name, opens an account, and the next code opens the same one', async () => {
  const mobile = newNumber()
  const first = await signedInByCode(mobile)
  expect(first).toMatchObject({ asks: 'name' })
  const { token } = await signInAsNew({ browser: first.browser }, NAME)
  const id = await customerOfToken(token.access_token)
  expect(await accountWith(id)).toMatchObject({ mobile, proved_mobile: mobile, firstname: 'Asha' })
  const again = await signedInByCode(mobile)
  expect(await customerOfToken('token' in again ? again.token.access_token : '')).toBe(id)
})

test('a code opens only the browser that asked, once, for what it was asked', async () => {
  const { mobile, token } = await newAccount()
  const { browser, code } = await codeFor(mobile)
  const other = await codeFor(newNumber())
  await expect(signInByCode(undefined, code)).rejects.toEqual(refused('codeNotAskedHere'))
  await expect(signInByCode(other.browser, code)).rejects.toEqual(refused('codeWrong'))
  await expect(tryNumberCode({ token }, { browser, typed: code }, {})).rejects.toEqual(
    refused('codeNotAskedHere'),
  )
  expect(await signInByCode(browser, ` ${code.slice(0, 3)}-${code.slice(3)} `)).toMatchObject({ claimed: 0 })
  await expect(signInByCode(browser, code)).rejects.toEqual(refused('codeNotAskedHere'))
})

test('Devanagari digits are read; a text that is no code costs no try', async () => {
  const { mobile } = await newAccount()
  const { browser, code } = await codeFor(mobile)
  for (const text of ['', '12345', '1234567', 'abcdef', '12 34 5x', '१२३'])
    await expect(signInByCode(browser, text)).rejects.toEqual(refused('codeSixDigits'))
  const devanagari = [...code].map(digit => String.fromCharCode(0x966 + Number(digit))).join('')
  expect(await signInByCode(browser, devanagari)).toHaveProperty('token')
})

test('five tries a code, counted though they come at once, and the right one is too late after them', async () => {
  const { mobile } = await newAccount()
  const { browser, code } = await codeFor(mobile)
  const tries = await Promise.allSettled(
    Array.from({ length: 12 }, () => signInByCode(browser, wrongOf(code))),
  )
  const keys = tries.map(one => (one.status === 'rejected' ? (one.reason as { key: string }).key : 'in'))
  expect(keys.filter(key => key === 'codeWrong')).toHaveLength(4)
  expect(keys.filter(key => key === 'codeSpent')).toHaveLength(8)
  await expect(signInByCode(browser, code)).rejects.toEqual(refused('codeSpent'))
})

test('one code that is sent ten times at once signs in once', async () => {
  const { mobile } = await newAccount()
  const { browser, code } = await codeFor(mobile)
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => signInByCode(browser, code)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('two devices with one number at once: each has its own code, both open one account', async () => {
  const mobile = newNumber()
  const one = await codeFor(mobile)
  const two = await codeFor(mobile)
  await signInByCode(one.browser, one.code)
  await signInByCode(two.browser, two.code)
  const both = await Promise.all(
    [one, two].map(({ browser }) => signInAsNew({ browser }, NAME).then(({ token }) => token.access_token)),
  )
  const [first, second] = await Promise.all(both.map(customerOfToken))
  expect(first).toBe(second)
})

test('a code ends after five minutes, and what a right one asked for after ten', async () => {
  const mobile = newNumber()
  const { browser, code } = await codeFor(mobile)
  await db.run(`update codes set expires_at = now() where mobile = $1`, [mobile])
  await expect(signInByCode(browser, code)).rejects.toEqual(refused('codeOver'))
  const next = await signedInByCode(mobile)
  await db.run(`update codes set passed_at = now() - interval '11 minutes' where passed_at is not null`)
  await expect(signInAsNew({ browser: next.browser }, NAME)).rejects.toEqual(refused('codeStepOver'))
})

test('nothing stored tells a code: neither the table of codes, nor a copy of it with another secret', async () => {
  const mobile = newNumber()
  const { code } = await codeFor(mobile)
  const rows = JSON.stringify(await db.query('select * from codes where mobile = $1', [mobile]))
  expect(rows).not.toContain(code)
})

test('an unproved number is not opened by its code: its password opens the account and proves it', async () => {
  const mobile = newNumber()
  const old = await registered(mobile)
  const { browser, ...step } = await signedInByCode(mobile)
  expect(step).toEqual({ asks: 'whose' })
  await expect(signInWithPasswordToo({ browser }, 'Wrong-one1')).rejects.toEqual(refused('codePasswordWrong'))
  const { token } = await signInWithPasswordToo({ browser }, old.password)
  expect(await customerOfToken(token.access_token)).toBe(old.id)
  expect(await accountWith(old.id)).toMatchObject({ proved_mobile: mobile })
  expect(await signedInByCode(mobile)).toHaveProperty('token')
})

test('an unproved number moves to whoever proves it; the old account keeps e-mail, password and orders, and hears of it', async () => {
  const mobile = newNumber()
  const old = await registered(mobile)
  const { browser } = await signedInByCode(mobile)
  const { token } = await signInAsNew({ browser }, NAME)
  const id = await customerOfToken(token.access_token)
  expect(id).not.toBe(old.id)
  expect(await accountWith(id)).toMatchObject({ proved_mobile: mobile })
  expect(await accountWith(old.id)).toMatchObject({ mobile: null, proved_mobile: null, email: old.email })
  const mails = await db.query('select template from outbox where recipient = $1', [old.email])
  expect(mails).toContainEqual({ template: 'numberMoved' })
  // Its session goes on, and it may sign in with e-mail and password.
  expect(await customerOfToken(old.token)).toBe(old.id)
})

test('a number of 180 days ago is not enough where there is a password, and is where there is none', async () => {
  const mobile = newNumber()
  const old = await registered(mobile)
  const byCode = await newAccount()
  const { browser } = await signedInByCode(mobile)
  await signInWithPasswordToo({ browser }, old.password)
  await db.run(`update customers set proved_at = now() - interval '181 days'`)
  expect(await signedInByCode(mobile)).toMatchObject({ asks: 'whose' })
  expect(await signedInByCode(byCode.mobile)).toHaveProperty('token')
})

test('wrong codes and wrong passwords after a code slow down no sign-in with the password', async () => {
  const mobile = newNumber()
  const old = await registered(mobile)
  const { browser } = await signedInByCode(mobile)
  for (let n = 0; n < 5; n++)
    await expect(signInWithPasswordToo({ browser }, 'Wrong-one1')).rejects.toEqual(
      refused('codePasswordWrong'),
    )
  await expect(signInWithPasswordToo({ browser }, old.password)).rejects.toEqual(refused('tooManyTries'))
  const { handlers } = await import('../index.ts')
  await expect(
    handlers.signIn({ username: old.email, password: old.password, grant_type: 'password' }, {}),
  ).resolves.toHaveProperty('access_token')
})

test('changing a number: by the password, or by the old number’s code; other sessions end, old number and mail hear', async () => {
  const [mobile, next, third] = [newNumber(), newNumber(), newNumber()]
  const old = await registered(mobile)
  const asking = (number: string, password = '') =>
    askNumberCode({ token: old.token }, { mobile: number, password }, {})
  const typed = async (browser: string, number: string) =>
    tryNumberCode({ token: old.token }, { browser, typed: await sentCode(number) }, {})
  await expect(asking(next)).rejects.toEqual(refused('numberNeedsPassword'))
  await expect(asking(next, 'Wrong-one1')).rejects.toEqual(refused('numberPasswordWrong'))
  expect(await typed(await asking(next, old.password), next)).toEqual({ changed: true, claimed: 0 })
  expect(await accountWith(old.id)).toMatchObject({ mobile: next, proved_mobile: next })

  const elsewhere = await signedInByCode(next)
  const other = 'token' in elsewhere ? elsewhere.token.access_token : ''
  const first = await typed(await asking(third), next)
  expect(await accountWith(old.id)).toMatchObject({ mobile: next })
  const asksNew = 'asksNew' in first ? first.asksNew : ''
  expect(await typed(asksNew, third)).toMatchObject({ changed: true })
  expect(await accountWith(old.id)).toMatchObject({ mobile: third, proved_mobile: third })
  expect([await customerOfToken(other), await customerOfToken(old.token)]).toEqual(['', old.id])
  const told = await db.query(`select recipient, channel from outbox where template = 'numberChanged'`)
  expect(told).toContainEqual({ recipient: next, channel: 'practice' })
  expect(told).toContainEqual({ recipient: old.email, channel: 'mail' })
})

test('the number of an account that nothing else opens cannot be taken from it', async () => {
  const { mobile } = await newAccount()
  const old = await registered(newNumber())
  const browser = await askNumberCode({ token: old.token }, { mobile, password: old.password }, {})
  const typed = await sentCode(mobile)
  await expect(tryNumberCode({ token: old.token }, { browser, typed }, {})).rejects.toEqual(
    refused('numberOpensOther'),
  )
})

test('somebody who typed another’s number reads no code of it, and none of its messages, in their own data', async () => {
  const mobile = newNumber()
  const stranger = await registered(mobile)
  const { code } = await codeFor(mobile)
  const own = JSON.stringify(await rowsOfPerson(db, stranger.id))
  expect(own).not.toContain(code)
  expect(own).not.toContain('"purpose"')
})

test('without a provider nobody can ask for a code, and the practice phone is one', async () => {
  expect(await areCodesOn()).toBe(true)
  const byHand = new Map([['by-hand', await import('../mail/channels/by-hand.ts')]])
  await expect(askCode({ purpose: 'sign-in', mobile: newNumber() }, {}, byHand)).rejects.toEqual(
    refused('codesAreOff'),
  )
  expect(env.practicePhone).toBe(true)
})

test('what is kept of codes goes after a day', async () => {
  await codeFor(newNumber())
  await db.run(`update codes set asked_at = now() - interval '25 hours'`)
  await db.run(
    `insert into code_networks (network, since, requests) values ('x', now() - interval '25 hours', 1)`,
  )
  await deleteExpired()
  expect(await db.query('select 1 from codes union all select 1 from code_networks')).toEqual([])
})

test('a number that no Indian phone can have gets a sentence; one in any notation is read', async () => {
  for (const mobile of ['', '12345', '1234567890', '98765', 'x'.repeat(1000), '+1 202 555 0100'])
    await expect(askCode({ purpose: 'sign-in', mobile }, {})).rejects.toEqual(refused('codeNumberWrong'))
  const mobile = newNumber()
  const spaced = `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}`
  expect(
    await signInByCode(await askCode({ purpose: 'sign-in', mobile: spaced }, {}), await sentCode(mobile)),
  ).toEqual({
    asks: 'name',
  })
})

test('the name of a new account comes from the guest who ordered with the number', async () => {
  const mobile = newNumber()
  await guestOrder(mobile)
  const signed = await signedInByCode(mobile)
  const id = await customerOfToken('token' in signed ? signed.token.access_token : '')
  expect(await accountWith(id)).toMatchObject({ firstname: 'Gita' })
})
