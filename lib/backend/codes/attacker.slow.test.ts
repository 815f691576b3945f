import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { signInAsNew } from './finish-sign-in.ts'
import { attack, triesCounted } from './test-attacker.ts'
import { guestOrder, newNumber, registered, sentCodes, signedInByCode } from './test-codes.ts'

withTestDatabase()
jest.setTimeout(600_000)

const REQUESTS = process.env.PROVE ? 10_000 : 400
const { codesADay, limits } = env
beforeEach(async () => {
  Object.assign(env, { limits: true })
  jest.spyOn(console, 'error').mockImplementation(() => {})
  await db.run('delete from code_days')
  await db.run('delete from code_networks')
})
afterEach(() => {
  Object.assign(env, { codesADay, limits })
  jest.restoreAllMocks()
})

test('many numbers from one network: ten codes without a captcha, and none found', async () => {
  const before = await sentCodes()
  const { found, asked } = await attack(REQUESTS, () => ({
    mobile: newNumber(),
    address: '198.51.100.7',
  }))
  expect([found, asked]).toEqual([0, 10])
  expect((await sentCodes()) - before).toBe(10)
})

test('no number is learned: those of accounts, of guests and of nobody get the same answers, as often', async () => {
  Object.assign(env, { codesADay: 100_000 })
  const each = Math.ceil(REQUESTS / 40)
  const numbers = Array.from({ length: each }, newNumber)
  const strangers = Array.from({ length: each }, newNumber)
  for (const [n, mobile] of numbers.entries()) {
    if (n % 4 === 0) await registered(mobile)
    if (n % 4 === 1) await signInAsNew(await signedInByCode(mobile), { firstname: 'Asha', lastname: '' })
    if (n % 4 === 2) await guestOrder(mobile)
    if (n % 4 === 3) await db.run('insert into message_stops values ($1, true, now())', [mobile])
  }
  await db.run('delete from codes')
  const asking = (mobiles: string[], net: number) =>
    attack(REQUESTS / 2, n => ({
      mobile: mobiles[n % mobiles.length] ?? '',
      address: `${net}.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    }))
  const [known, unknown] = [await asking(numbers, 12), await asking(strangers, 13)]
  expect([known.found, unknown.found]).toEqual([0, 0])
  expect({ ...known, answers: [...known.answers].toSorted() }).toEqual({
    ...unknown,
    answers: [...unknown.answers].toSorted(),
  })
  // Each number was asked for more often than it gets codes.
  expect(known.asked).toBe(3 * each)
  expect(Object.keys(known.refused).toSorted()).toEqual(['codeSpent', 'codeWrong', 'codesTooOften'])
})

test('one number from many networks: three codes, five tries each', async () => {
  const mobile = newNumber()
  const before = await sentCodes()
  const { found, asked, refused } = await attack(REQUESTS, n => ({
    mobile,
    address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }))
  expect([found, asked, (await sentCodes()) - before]).toEqual([0, 3, 3])
  expect(refused.codeWrong).toBe(12)
  expect(await triesCounted()).toBe(5)
})

test('many numbers from many networks: not more messages than the shop sends in a day', async () => {
  Object.assign(env, { codesADay: 200 })
  const before = await sentCodes()
  const { found, refused } = await attack(REQUESTS, n => ({
    mobile: newNumber(),
    address: `11.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }))
  // A thousand guesses at six digits find one in a thousand such attacks.
  expect(found).toBeLessThanOrEqual(1)
  expect((await sentCodes()) - before).toBe(200)
  expect(refused.codesOfShopUsed).toBe(REQUESTS - 200)
})
