import sharp from 'sharp'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { deleteExpired } from '../delete-expired.ts'
import { newCaptcha, passesCaptcha } from './captcha.ts'
import { newChallenge, openChallenge } from './challenge-token.ts'
import { captchaPicture } from './picture.ts'
import { usesInMemory } from './used-challenges.ts'

withTestDatabase()

const digitsOf = (id: string) => openChallenge(id)?.digits ?? ''
const otherThan = (digits: string) => (digits === '0000' ? '0001' : '0000')

test('the right digits pass, also a second time for the same order, and for no other order', async () => {
  const id = newCaptcha()
  const digits = digitsOf(id)
  expect(digits).toMatch(/^\d{4}$/)
  expect(await passesCaptcha(id, ` ${digits} `, 'order-a')).toBe(true)
  expect(await passesCaptcha(id, digits, 'order-a')).toBe(true)
  expect(await passesCaptcha(id, digits, 'order-b')).toBe(false)
})

test('of fifty tries at once for fifty orders one passes', async () => {
  const id = newCaptcha()
  const digits = digitsOf(id)
  const passed = await Promise.all(
    Array.from({ length: 50 }, (_, n) => passesCaptcha(id, digits, `order-${n}`)),
  )
  expect(passed.filter(Boolean)).toHaveLength(1)
})

test('a wrong try ends the challenge', async () => {
  const id = newCaptcha()
  const digits = digitsOf(id)
  expect(await passesCaptcha(id, otherThan(digits), 'order')).toBe(false)
  expect(await passesCaptcha(id, digits, 'order')).toBe(false)
})

test('an expired, altered or forged challenge does not pass', async () => {
  const at = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at)
  const id = newCaptcha()
  clock.mockRestore()
  expect(openChallenge(id, at + 299_000)).toBeDefined()
  expect(openChallenge(id, at + 301_000)).toBeUndefined()
  for (const place of [0, 10, 20, 30, 47])
    expect(
      openChallenge(id.slice(0, place) + (id[place] === 'A' ? 'B' : 'A') + id.slice(place + 1)),
    ).toBeUndefined()
  for (const forged of ['', 'x', '../../etc/passwd', 'A'.repeat(48)]) {
    expect(openChallenge(forged)).toBeUndefined()
    expect(await passesCaptcha(forged, '0000', 'order')).toBe(false)
  }
})

test('two challenges with the same digits have nothing in common', () => {
  const ids = Array.from({ length: 200 }, () => newChallenge())
  expect(new Set(ids.map(id => id.slice(16, 27))).size).toBe(200)
  expect(
    ids.some(id => id.includes(digitsOf(id)) && Buffer.from(id, 'base64url').includes(digitsOf(id))),
  ).toBe(false)
})

test('the picture is made of pixels, is drawn once, and differs for each challenge', async () => {
  const [id, other] = [newCaptcha(), newCaptcha()]
  const picture = (await captchaPicture(id)) as Buffer
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 440, height: 144 })
  expect(await captchaPicture(id)).toBe(picture)
  expect(await captchaPicture(other)).not.toEqual(picture)
  expect(picture.includes(digitsOf(id))).toBe(false)
  expect(await captchaPicture('A'.repeat(48))).toBeUndefined()
})

test('the same holds without a database', async () => {
  const uses = usesInMemory()
  const soon = new Date(Date.now() + 1000)
  expect(await uses('id', { usedBy: 'a', passed: true }, soon)).toMatchObject({ usedBy: 'a', passed: true })
  expect(await uses('id', { usedBy: 'b', passed: true }, soon)).toMatchObject({ usedBy: 'a', passed: true })
  expect(await uses('bad', { usedBy: 'a', passed: false }, soon)).toMatchObject({ passed: false })
  expect(await uses('bad', { usedBy: 'a', passed: true }, soon)).toMatchObject({ passed: false })
})

test('expired challenges are deleted', async () => {
  await db.run(`update used_captchas set expires_at = now() - interval '11 minutes'`)
  await deleteExpired()
  expect(await db.query('select 1 from used_captchas')).toEqual([])
})
