import { setTimeout as sleep } from 'node:timers/promises'
import { compareClocks } from '#lib/server/shop-clock.ts'
import { newCaptcha, passesCaptcha } from './captcha/captcha.ts'
import { openChallenge } from './captcha/challenge-token.ts'
import { db } from './db/pool.ts'
import { withTestDatabase } from './db/test-database.ts'
import { isPreviewPass, PREVIEW_SECONDS, previewPass } from './shop/preview-cookie.ts'
import { watchChanges } from './watch-changes.ts'

// This machine is two minutes off; the others and the database are right.

withTestDatabase()
const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
const right = Date.now
const off = (ms: number) => jest.spyOn(Date, 'now').mockImplementation(() => right() + ms)
/** One look at the database, as a running shop has twice a second. */
const look = async () => (await watchChanges({ pollMs: 60_000 })).stop()
const TWO_MINUTES = 120_000

afterEach(() => {
  jest.mocked(Date.now).mockRestore?.()
  compareClocks(right(), right(), right())
})

test.each([
  ['ahead', TWO_MINUTES],
  ['behind', -TWO_MINUTES],
])(
  'two minutes %s: its captchas live five minutes by the shared clock, and so do those of others',
  async (word, ms) => {
    const direction = word === 'ahead' ? 'ahead of' : word
    const ofOthers = newCaptcha()
    off(ms)
    await look()
    const said = `The clock of this machine is 120 seconds ${direction} the database’s`
    expect(warned).toHaveBeenCalledWith(expect.stringContaining(said))
    expect(openChallenge(ofOthers, undefined)).toBeDefined()
    const own = newCaptcha()
    const end = openChallenge(own)?.expiresAt.getTime() ?? 0
    expect(Math.abs(end - right() - 300_000)).toBeLessThan(1_500)
    expect(openChallenge(own, right() + 298_000)).toBeDefined()
    expect(openChallenge(own, right() + 302_000)).toBeUndefined()
  },
)

test.each([
  ['ahead', TWO_MINUTES],
  ['behind', -TWO_MINUTES],
])('two minutes %s: a pass is good until the same moment everywhere', async (_, ms) => {
  off(ms)
  await look()
  const pass = previewPass()
  expect(isPreviewPass(pass, right() + (PREVIEW_SECONDS - 2) * 1000)).toBe(true)
  expect(isPreviewPass(pass, right() + (PREVIEW_SECONDS + 2) * 1000)).toBe(false)
})

test('a used captcha is remembered longer than a machine with a slow clock would take it', async () => {
  const id = newCaptcha()
  const digits = openChallenge(id)?.digits ?? ''
  expect(await passesCaptcha(id, digits, 'order-a')).toBe(true)
  const [use] = await db.query<{ left: number }>(
    'select extract(epoch from expires_at - now())::int as left from used_captchas where id = $1',
    [id],
  )
  expect(use?.left).toBeGreaterThan(290)
  await sleep(0)
})
