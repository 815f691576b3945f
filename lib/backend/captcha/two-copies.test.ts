import { withTestDatabase } from '../db/test-database.ts'

type Captcha = typeof import('./captcha.ts')
type Challenge = typeof import('./challenge-token.ts')

withTestDatabase()

/** The captchas of another process over the same database. */
const newCopy = () => {
  let copy: (Captcha & Challenge) | undefined
  jest.isolateModules(() => {
    copy = { ...require('./captcha.ts'), ...require('./challenge-token.ts') }
  })
  return copy as Captcha & Challenge
}

test('a captcha of one copy is answered at another, and cannot be used for another order at a third', async () => {
  const [maker, second, third] = [newCopy(), newCopy(), newCopy()]
  const id = maker.newCaptcha()
  const digits = second.openChallenge(id)?.digits ?? ''
  expect(await second.passesCaptcha(id, digits, 'order-a')).toBe(true)
  expect(await third.passesCaptcha(id, digits, 'order-b')).toBe(false)
  expect(await third.passesCaptcha(id, digits, 'order-a')).toBe(true)
})
