import { env } from '#lib/server/settings/env.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { attack, triesCounted } from './test-attacker.ts'
import { newNumber, registered, sentCodes } from './test-codes.ts'

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

test('many numbers from one network: ten codes without a captcha, none found, and no number learned', async () => {
  const known = newNumber()
  await registered(known)
  const before = await sentCodes()
  const { found, asked, answers } = await attack(REQUESTS, n => ({
    mobile: n % 7 === 0 ? known : newNumber(),
    address: '198.51.100.7',
  }))
  expect([found, asked]).toEqual([0, 10])
  expect((await sentCodes()) - before).toBe(10)
  // Not one of the answers depends on who has an account.
  expect([...answers].every(answer => !answer.includes(known))).toBe(true)
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
