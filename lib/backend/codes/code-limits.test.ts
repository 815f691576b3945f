import { env } from '#lib/server/settings/env.ts'
import { newCaptcha } from '../captcha/captcha.ts'
import { openChallenge } from '../captcha/challenge-token.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { askCode } from './ask-code.ts'
import { codesNeedCaptcha } from './code-limits.ts'
import { newNumber, registered, sentCodes } from './test-codes.ts'

withTestDatabase()

const { codesADay, limits } = env
beforeEach(() => Object.assign(env, { limits: true }))
afterEach(async () => {
  Object.assign(env, { codesADay, limits })
  await db.run('delete from code_days')
})

let last = 0
const newAddress = () => `203.0.113.${++last}`
const ask = (mobile: string, address = newAddress(), captcha?: { id: string; digits: string }) =>
  askCode({ purpose: 'sign-in', mobile }, { address, captcha })
const keysOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap(one => (one.status === 'rejected' ? [(one.reason as { key: string }).key] : []))
const rightCaptcha = () => {
  const id = newCaptcha()
  return { id, digits: openChallenge(id)?.digits ?? '' }
}

test('a number gets three codes in a quarter of an hour, from however many networks they are asked for at once', async () => {
  const mobile = newNumber()
  const before = await sentCodes()
  const asked = await Promise.allSettled(Array.from({ length: 12 }, () => ask(mobile)))
  expect(keysOf(asked)).toEqual(Array(9).fill('codesTooOften'))
  expect((await sentCodes()) - before).toBe(3)
  await expect(ask(mobile)).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
})

test('and ten a day', async () => {
  const mobile = newNumber()
  for (let n = 0; n < 10; n++) {
    await ask(mobile)
    await db.run(`update codes set asked_at = asked_at - interval '20 minutes' where mobile = $1`, [mobile])
  }
  await expect(ask(mobile)).rejects.toMatchObject({ key: 'codesOfDayUsed' })
  await db.run(`update codes set asked_at = asked_at - interval '1 day' where mobile = $1`, [mobile])
  await expect(ask(mobile)).resolves.toBeTruthy()
})

test('after ten codes a network is asked for a captcha, and after sixty an hour there is none', async () => {
  const address = newAddress()
  for (let n = 0; n < 10; n++) {
    expect(await codesNeedCaptcha(address)).toBe(false)
    await ask(newNumber(), address)
  }
  expect(await codesNeedCaptcha(address)).toBe(true)
  expect(await codesNeedCaptcha(newAddress())).toBe(false)
  await expect(ask(newNumber(), address)).rejects.toMatchObject({ key: 'codeCaptcha' })
  const captcha = rightCaptcha()
  await ask(newNumber(), address, captcha)
  // One captcha is for one code.
  await expect(ask(newNumber(), address, captcha)).rejects.toMatchObject({ key: 'codeCaptcha' })
  for (let n = 11; n < 60; n++) await ask(newNumber(), address, rightCaptcha())
  await expect(ask(newNumber(), address, rightCaptcha())).rejects.toMatchObject({ key: 'codesOfNetworkUsed' })
  await db.run(`update code_networks set since = now() - interval '61 minutes'`)
  await expect(ask(newNumber(), address)).resolves.toBeTruthy()
})

test('a refused request is no message and counts for nothing', async () => {
  const address = newAddress()
  const mobile = newNumber()
  for (let n = 0; n < 3; n++) await ask(mobile, address)
  const before = await sentCodes()
  for (let n = 0; n < 20; n++) await ask(mobile, address).catch(() => {})
  expect(await sentCodes()).toBe(before)
  expect(await codesNeedCaptcha(address)).toBe(false)
})

test('the shop’s codes of a day: the seller is told once when they go to their end, then nobody gets one', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(env, { codesADay: 10 })
  await db.run(`update shop set details = jsonb_set(details, '{email}', '"seller@example.in"')`)
  const asked = await Promise.allSettled(Array.from({ length: 25 }, () => ask(newNumber())))
  expect(keysOf(asked)).toEqual(Array(15).fill('codesOfShopUsed'))
  expect(log.mock.calls.map(String)).toEqual([
    expect.stringMatching(/^\d+ of the 10 codes of today are asked for/),
  ])
  log.mockRestore()
  const told = await db.query(`select payload from outbox where template = 'codesNearlyUsed'`)
  expect(told.length).toBeLessThanOrEqual(1)
  await expect(ask(newNumber())).rejects.toMatchObject({ status: 503, retryAfter: 3600 })
})

test('known and unknown numbers get the same answer by the same work: nothing of the accounts is read', async () => {
  const known = newNumber()
  await registered(known)
  await db.run('alter table customers rename to hidden_customers')
  try {
    const answers = await Promise.all([known, newNumber()].map(mobile => ask(mobile)))
    expect(answers.map(({ length }) => length)).toEqual([43, 43])
  } finally {
    await db.run('alter table hidden_customers rename to customers')
  }
})
