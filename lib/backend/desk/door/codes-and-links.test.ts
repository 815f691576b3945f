import { env } from '#lib/server/settings/env.ts'
import { newNumber, sentCode, sentCodes } from '../../codes/test-codes.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { render } from '../../mail/mail-content.ts'
import { templates } from '../../mail/templates.ts'
import { deskBrowser, forgetProof, newPerson, setContact } from '../test-desk.ts'
import { isMailLinkOpen } from './mail-links.ts'
import { personOf } from './person-of.ts'

withTestDatabase()

const settings = { ...env }
beforeEach(() => Object.assign(env, { smtpUrl: 'smtp://mail.example' }))
afterEach(() => Object.assign(env, settings))

const PAPER = { shop: 'Narmada Haat', siteUrl: 'http://localhost:3000', accent: '#000', ink: '#000' }

async function withContact() {
  const person = await newPerson()
  const contact = { mobile: newNumber(), email: `${person.id.slice(0, 8)}@example.in` }
  await setContact(person.id, contact)
  return { ...person, ...contact }
}

/** The token of the last link that was mailed to somebody, made as the mailer makes it. */
async function mailedToken(email: string) {
  const mail = await db.one<{ payload: never }>(
    `select payload from outbox where recipient = $1 and template = 'deskLink' order by id desc limit 1`,
    [email],
  )
  if (!mail) return undefined
  const { text } = render(await templates.deskLink(mail.payload, PAPER), PAPER)
  return /\/desk\/(?:sign-in|prove)\/mail\/([\w-]{43})/.exec(text)?.[1]
}

describe('a code to a phone', () => {
  test('signs in whoever of the desk has the number', async () => {
    const { mobile, id, name } = await withContact()
    const browser = deskBrowser()
    await browser.does('door/askCode', { mobile: `+91 ${mobile}` })
    const done = await browser.does('door/enterByCode', { code: await sentCode(mobile), to: '/desk/orders' })
    expect(done).toMatchObject({ message: `Signed in as ${name}.`, about: id, to: '/desk/orders' })
    expect(await personOf(browser.token())).toMatchObject({ id })
  })

  test('is asked for and answered alike, whether somebody has the number or nobody', async () => {
    const { mobile } = await withContact()
    const [known, unknown, stranger] = [deskBrowser(), deskBrowser(), newNumber()]
    const answers = [
      await known.does('door/askCode', { mobile }),
      await unknown.does('door/askCode', { mobile: stranger }),
    ]
    const shape = { message: '', cookies: { code: expect.any(String) } }
    expect(answers).toEqual([shape, shape])
    for (const browser of [known, unknown])
      expect(await browser.isRefused('door/enterByCode', { code: '12' })).toMatchObject({
        fields: { code: 'The code has six digits. Please type all of them.' },
      })
    expect(await unknown.isRefused('door/enterByCode', { code: await sentCode(stranger) })).toMatchObject({
      refused: expect.stringContaining('Nobody who works here has this number'),
    })
    expect(unknown.token()).toBeUndefined()
  })

  test('opens nothing in another browser, for another purpose, twice, or after five wrong tries', async () => {
    const { mobile } = await withContact()
    const [browser, other] = [deskBrowser(), deskBrowser()]
    await browser.does('door/askCode', { mobile })
    const code = await sentCode(mobile)
    await expect(other.send('door/enterByCode', { code })).rejects.toMatchObject({ key: 'codeNotAskedHere' })
    const { signInByCode } = await import('../../codes/sign-in-by-code.ts')
    await expect(signInByCode(browser.cookies.desk_code, code)).rejects.toMatchObject({ status: 409 })
    await browser.does('door/enterByCode', { code })
    await expect(browser.send('door/enterByCode', { code })).rejects.toMatchObject({ status: 409 })
    const guesser = deskBrowser()
    await guesser.does('door/askCode', { mobile })
    const right = await sentCode(mobile)
    const wrong = right === '000000' ? '000001' : '000000'
    for (let i = 0; i < 4; i++) await guesser.isRefused('door/enterByCode', { code: wrong })
    await expect(guesser.send('door/enterByCode', { code: wrong })).rejects.toMatchObject({
      key: 'codeSpent',
    })
    await expect(guesser.send('door/enterByCode', { code: right })).rejects.toMatchObject({ status: 409 })
  })

  test('of a customer signs nobody in to the desk', async () => {
    const { mobile } = await withContact()
    const { askCode } = await import('../../codes/ask-code.ts')
    const browser = deskBrowser()
    browser.cookies.desk_code = await askCode({ purpose: 'sign-in', mobile }, {})
    await expect(browser.send('door/enterByCode', { code: await sentCode(mobile) })).rejects.toMatchObject({
      status: 409,
    })
  })

  test('is sent to one number three times in a quarter of an hour, customers’ codes counted too', async () => {
    const { mobile } = await withContact()
    const { askCode } = await import('../../codes/ask-code.ts')
    await askCode({ purpose: 'sign-in', mobile }, {})
    await deskBrowser().does('door/askCode', { mobile })
    await deskBrowser().does('door/askCode', { mobile })
    const before = await sentCodes()
    await expect(deskBrowser().send('door/askCode', { mobile })).rejects.toMatchObject({
      key: 'codesTooOften',
    })
    expect(await sentCodes()).toBe(before)
  })

  test('asks for the digits of a picture where a network has asked for many, under their field', async () => {
    Object.assign(env, { limits: true })
    const crowd = deskBrowser({ address: '198.51.100.20' })
    for (let i = 0; i < 10; i++) await crowd.does('door/askCode', { mobile: newNumber() })
    expect(await crowd.isRefused('door/askCode', { mobile: newNumber() })).toMatchObject({
      fields: { captcha: expect.any(String) },
    })
    await deskBrowser({ address: '198.51.100.21' }).does('door/askCode', { mobile: newNumber() })
  })

  test('proves who somebody is, by their own number alone', async () => {
    const [asha, ravi] = [await withContact(), await withContact()]
    await forgetProof(asha.token())
    await asha.does('door/proveAskCode')
    const proved = await asha.does('door/proveByCode', {
      code: await sentCode(asha.mobile),
      to: '/desk/people',
    })
    expect(proved).toMatchObject({ to: '/desk/people', cookies: { code: '' } })
    await forgetProof(asha.token())
    await asha.does('door/askCode', { mobile: ravi.mobile })
    await asha.isRefused('door/proveByCode', { code: await sentCode(ravi.mobile) })
    await expect(asha.send('door/newCodes')).rejects.toMatchObject({ key: 'deskProve' })
    const none = await newPerson()
    await expect(none.send('door/proveAskCode')).rejects.toMatchObject({ key: 'deskNoNumber' })
  })
})

describe('a link by mail', () => {
  test('signs in the browser that asked, by a press, once', async () => {
    const { email, id } = await withContact()
    const [browser, other] = [deskBrowser(), deskBrowser()]
    await browser.does('door/askMail', { email: ` ${email.toUpperCase()} ` })
    await other.does('door/askMail', { email: 'nobody@example.in' })
    const token = String(await mailedToken(email))
    const link = { token, purpose: 'sign-in' as const }
    expect(await isMailLinkOpen({ ...link, browser: other.cookies.desk_browser })).toBe(false)
    await other.isRefused('door/enterByMail', { token })
    // Looking at it changes nothing.
    for (let i = 0; i < 2; i++)
      expect(await isMailLinkOpen({ ...link, browser: browser.cookies.desk_browser })).toBe(true)
    await browser.does('door/enterByMail', { token })
    expect(await personOf(browser.token())).toMatchObject({ id })
    await browser.isRefused('door/enterByMail', { token })
  })

  test('is answered alike for an address that nobody has', async () => {
    const { email } = await withContact()
    const answers = await Promise.all(
      [email, 'nobody@example.in'].map(address => deskBrowser().does('door/askMail', { email: address })),
    )
    const shape = { message: answers[0]?.message, cookies: { browser: expect.any(String) } }
    expect(answers).toEqual([shape, shape])
    expect(await mailedToken('nobody@example.in')).toBeUndefined()
  })

  test('counts for ten minutes, and not for whoever has left', async () => {
    const { email, id } = await withContact()
    const browser = deskBrowser()
    await browser.does('door/askMail', { email })
    const token = await mailedToken(email)
    await db.run(`update desk_mail_links set expires_at = now() - interval '1 second'`)
    await browser.isRefused('door/enterByMail', { token })
    await browser.does('door/askMail', { email })
    const second = await mailedToken(email)
    await db.run('update desk_people set left_at = now() where id = $1', [id])
    await browser.isRefused('door/enterByMail', { token: second })
  })

  test('is mailed five times an hour to one address, and asked for thirty times by one network', async () => {
    Object.assign(env, { limits: true })
    const { email } = await withContact()
    const crowd = deskBrowser({ address: '198.51.100.9' })
    for (let i = 0; i < 30; i++) await crowd.does('door/askMail', { email })
    const mails = await db.query('select 1 from outbox where recipient = $1', [email])
    expect(mails).toHaveLength(5)
    await expect(crowd.send('door/askMail', { email })).rejects.toMatchObject({ status: 429 })
  })

  test('proves who somebody is; a link to sign in does not, nor somebody else’s', async () => {
    const [asha, ravi] = [await withContact(), await withContact()]
    await forgetProof(asha.token())
    await asha.does('door/askMail', { email: asha.email })
    await asha.isRefused('door/proveByMail', { token: await mailedToken(asha.email) })
    await ravi.does('door/proveAskMail')
    await asha.isRefused('door/proveByMail', { token: await mailedToken(ravi.email) })
    await asha.does('door/proveAskMail')
    await asha.does('door/proveByMail', { token: await mailedToken(asha.email) })
    await asha.does('door/newCodes')
  })

  test('is not offered where mails are not sent', async () => {
    Object.assign(env, { smtpUrl: undefined })
    await expect(deskBrowser().send('door/askMail', { email: 'a@example.in' })).rejects.toMatchObject({
      key: 'deskNoMails',
    })
  })
})
