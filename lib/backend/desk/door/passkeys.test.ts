import { env } from '#lib/server/settings/env.ts'
import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { type DeskBrowser, deskBrowser, forgetProof, newPerson } from '../test-desk.ts'
import { passkeySite } from './passkey-site.ts'
import { personOf } from './person-of.ts'
import { testAuthenticator } from './test-authenticator.ts'

withTestDatabase()

const before = { ...env }
afterEach(() => Object.assign(env, before))

const optionsOf = ({ body }: { body?: object }) =>
  (body as { options: { challenge: string; user: { id: string } } }).options

/** Somebody with a passkey. */
async function withPasskey() {
  const person = await newPerson()
  const authenticator = testAuthenticator()
  const options = optionsOf(await person.does('door/askNewPasskey'))
  await person.does('door/addPasskey', { passkey: authenticator.make(options) })
  return { person, authenticator }
}

const asked = async (browser: DeskBrowser) => optionsOf(await browser.does('door/askPasskey'))

test('a passkey is made by whoever is signed in, and signs in another browser where no name is typed', async () => {
  const { person, authenticator } = await withPasskey()
  const browser = deskBrowser()
  const options = await asked(browser)
  expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
  const done = await browser.does('door/enterByPasskey', {
    passkey: authenticator.sign(options),
    to: '/desk/things',
  })
  expect(done).toMatchObject({ message: `Signed in as ${person.name}.`, to: '/desk/things' })
  expect(await personOf(browser.token())).toMatchObject({ id: person.id })
  const row = await db.one('select name, counter, used_at from desk_passkeys where id = $1', [
    authenticator.id,
  ])
  expect(row).toEqual({ name: 'Chrome · Android', counter: 1, used_at: expect.any(Date) })
})

test('what was signed for another site, another question or without its owner opens nothing', async () => {
  const { authenticator } = await withPasskey()
  const browser = deskBrowser()
  for (const fault of [
    { origin: 'https://evil.example' },
    { origin: 'http://localhost:3001' },
    { host: 'evil.example' },
    { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    { withoutFinger: true as const },
    { userHandle: Buffer.from('somebody else').toString('base64url') },
  ]) {
    const passkey = authenticator.sign(await asked(browser), fault)
    await browser.isRefused('door/enterByPasskey', { passkey })
  }
  expect(browser.token()).toBeUndefined()
})

test('a question is answered once, in the browser that asked, within five minutes', async () => {
  const { authenticator } = await withPasskey()
  const [browser, other] = [deskBrowser(), deskBrowser()]
  const options = await asked(browser)
  await other.isRefused('door/enterByPasskey', { passkey: authenticator.sign(options) })
  await asked(other)
  await other.isRefused('door/enterByPasskey', { passkey: authenticator.sign(options) })
  const passkey = authenticator.sign(options)
  await browser.does('door/enterByPasskey', { passkey })
  await browser.isRefused('door/enterByPasskey', { passkey })
  const late = await asked(browser)
  await db.run(`update desk_challenges set expires_at = now() - interval '1 second'`)
  await browser.isRefused('door/enterByPasskey', { passkey: authenticator.sign(late) })
})

test('a foreign passkey, one whose count goes back, and one that was removed open nothing', async () => {
  const { person, authenticator } = await withPasskey()
  const browser = deskBrowser()
  await browser.isRefused('door/enterByPasskey', { passkey: testAuthenticator().sign(await asked(browser)) })
  await browser.does('door/enterByPasskey', { passkey: authenticator.sign(await asked(browser)) })
  const copied = authenticator.sign(await asked(browser), { counter: 1 })
  await browser.isRefused('door/enterByPasskey', { passkey: copied })
  const other = await newPerson()
  await other.isRefused('door/removePasskey', { passkey: authenticator.id })
  await person.does('door/removePasskey', { passkey: authenticator.id })
  await browser.isRefused('door/enterByPasskey', { passkey: authenticator.sign(await asked(browser)) })
})

test('a passkey is added by the question that its own person asked in this browser, and once', async () => {
  const [asha, ravi] = [await newPerson(), await newPerson('packer')]
  const authenticator = testAuthenticator()
  const options = optionsOf(await asha.does('door/askNewPasskey'))
  await ravi.isRefused('door/addPasskey', { passkey: authenticator.make(options) })
  for (const fault of [
    { origin: 'https://evil.example' },
    { host: 'evil.example' },
    { withoutFinger: true as const },
  ])
    await asha.isRefused('door/addPasskey', {
      passkey: authenticator.make(optionsOf(await asha.does('door/askNewPasskey')), fault),
    })
  const fresh = authenticator.make(optionsOf(await asha.does('door/askNewPasskey')))
  await asha.does('door/addPasskey', { passkey: fresh })
  await asha.isRefused('door/addPasskey', { passkey: fresh })
  // The question of a sign-in is none of a new passkey.
  const signIn = optionsOf(await asha.does('door/askPasskey'))
  await asha.isRefused('door/addPasskey', { passkey: testAuthenticator().make(signIn) })
  await forgetProof(asha.token())
  await expect(asha.send('door/askNewPasskey')).rejects.toMatchObject({ key: 'deskProve' })
})

test('somebody proves who they are with their own passkey, and with nobody else’s', async () => {
  const [{ person, authenticator }, other] = [await withPasskey(), await withPasskey()]
  await forgetProof(person.token())
  const ask = async () => optionsOf(await person.does('door/proveAskPasskey'))
  await person.isRefused('door/proveByPasskey', { passkey: other.authenticator.sign(await ask()) })
  const signIn = await asked(person)
  await person.isRefused('door/proveByPasskey', { passkey: authenticator.sign(signIn) })
  await expect(person.send('door/newCodes')).rejects.toMatchObject({ key: 'deskProve' })
  await person.does('door/proveByPasskey', { passkey: authenticator.sign(await ask()) })
  await person.does('door/newCodes')
})

test('two uses of one signature at once open the desk once', async () => {
  const { authenticator } = await withPasskey()
  const browser = deskBrowser()
  const passkey = authenticator.sign(await asked(browser))
  const results = await Promise.all(
    Array.from({ length: 6 }, () => browser.send('door/enterByPasskey', { passkey })),
  )
  expect(results.filter(result => !('refused' in result))).toHaveLength(1)
})

test('passkeys are there on https and on this machine’s own name, and nowhere else', async () => {
  for (const site of ['https://shop.example', 'http://localhost:3000', 'http://shop.localhost:8080'])
    expect(passkeySite(site)).toEqual({ host: new URL(site).hostname, origin: site })
  for (const site of [
    'http://shop.example',
    'http://127.0.0.1:3000',
    'https://192.168.1.4',
    'http://[::1]:3000',
  ])
    expect(passkeySite(site)).toBeUndefined()
  env.siteUrl = 'http://192.168.1.4:3000'
  await expect(deskBrowser().send('door/askPasskey')).rejects.toMatchObject({ key: 'deskNoPasskeys' })
})

test('a network asks for three hundred passkeys an hour at most, and is told when to go on', async () => {
  Object.assign(env, { limits: true })
  const crowd = deskBrowser({ address: '198.51.100.3' })
  for (let i = 0; i < 300; i++) await crowd.does('door/askPasskey')
  await expect(crowd.send('door/askPasskey')).rejects.toMatchObject({ status: 429 })
  await deskBrowser({ address: '198.51.100.4' }).does('door/askPasskey')
})
