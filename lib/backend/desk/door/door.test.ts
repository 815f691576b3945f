import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { bookLines, deskBrowser, forgetProof, newPerson } from '../test-desk.ts'
import { invite, inviteFirstOwner, readInvite } from './invite.ts'
import { personOf } from './person-of.ts'

withTestDatabase()

const count = async (table: string) =>
  (await db.one<{ count: number }>(`select count(*)::int as count from ${table}`))?.count

test('the link of a fresh shop makes the owner, once, and none is made after that', async () => {
  const [first, second] = [await inviteFirstOwner(), await inviteFirstOwner()]
  expect(await readInvite(String(first))).toEqual({ role: 'owner', name: '' })
  const browser = deskBrowser()
  const joined = await browser.does('door/join', { token: first, name: '  Asha   Verma ' })
  expect(joined).toMatchObject({ message: 'Welcome, Asha Verma.', to: '/desk/devices/codes' })
  expect(await personOf(browser.token())).toMatchObject({ name: 'Asha Verma', role: 'owner' })
  for (const token of [first, second, 'nonsense', ''])
    expect(await deskBrowser().isRefused('door/join', { token, name: 'Eve' })).toMatchObject({
      refused: 'This link does not open the desk any more. Ask for a new one.',
    })
  expect(await readInvite(String(second))).toBeUndefined()
  expect(await inviteFirstOwner()).toBeUndefined()
})

test('an invitation ends after an hour', async () => {
  const token = await invite({ role: 'packer', name: 'Ravi' })
  await db.run(`update desk_invites set expires_at = now() - interval '1 second' where name = 'Ravi'`)
  expect(await readInvite(token)).toBeUndefined()
  await deskBrowser().isRefused('door/join', { token, name: 'Ravi' })
})

test('two who open one invitation at once make one person', async () => {
  const token = await invite({ role: 'packer', name: '' })
  const before = await count('desk_people')
  const results = await Promise.all(
    Array.from({ length: 8 }, (_, i) => deskBrowser().send('door/join', { token, name: `Ravi ${i}` })),
  )
  expect(results.filter(result => !('refused' in result))).toHaveLength(1)
  expect(await count('desk_people')).toBe(Number(before) + 1)
})

test('the same form sent again, after an answer that was lost, opens the desk with new codes', async () => {
  const token = await invite({ role: 'catalogue', name: '' })
  const form = { token, name: 'Gita', key: 'a'.repeat(32) }
  const lost = await deskBrowser().does('door/join', form)
  const browser = deskBrowser()
  const again = await browser.does('door/join', form)
  expect(again.about).toBe(lost.about)
  expect(await personOf(browser.token())).toMatchObject({ name: 'Gita' })
  const [dead] = (lost.body as { codes: string[] }).codes
  const [code] = (again.body as { codes: string[] }).codes
  await deskBrowser().isRefused('door/recover', { code: dead })
  await deskBrowser().does('door/recover', { code })
  await deskBrowser().isRefused('door/join', { ...form, key: 'b'.repeat(32) })
})

test('a recovery code opens the desk once, however it is typed, and the same form twice is one use', async () => {
  const { codes, name } = await newPerson()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  const [first = '', second = ''] = codes
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
  const browser = deskBrowser()
  const done = await browser.does('door/recover', {
    code: typed,
    to: '/desk/orders?x=1',
    key: 'k'.repeat(32),
  })
  expect(done).toMatchObject({ message: `Signed in as ${name}.`, to: '/desk/orders?x=1' })
  await deskBrowser().does('door/recover', { code: first, key: 'k'.repeat(32) })
  await deskBrowser().isRefused('door/recover', { code: first, key: 'l'.repeat(32) })
  await deskBrowser().isRefused('door/recover', { code: first })
  const away = await deskBrowser().does('door/recover', { code: second, to: 'https://evil.example/desk' })
  expect(away.to).toBe('/desk')
})

test('who has few codes left is told so, and new ones end those of before', async () => {
  const person = await newPerson()
  for (const code of person.codes.slice(0, 6)) await deskBrowser().does('door/recover', { code })
  const last = await deskBrowser().does('door/recover', { code: person.codes[6] })
  expect(last.message).toContain('Only 3 of your recovery codes are left')
  const made = await person.does('door/newCodes')
  expect((made.body as { codes: string[] }).codes).toHaveLength(10)
  await deskBrowser().isRefused('door/recover', { code: person.codes[9] })
})

test('wrong recovery codes of a network are slowed down, and a right one among them is not', async () => {
  const { codes } = await newPerson()
  const crowd = deskBrowser({ address: '198.51.100.77' })
  const wrong = () => crowd.send('door/recover', { code: 'aaaa-bbbb-cccc' })
  for (let i = 0; i < 10; i++) expect(await wrong()).toMatchObject({ refused: expect.any(String) })
  await expect(wrong()).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
  await crowd.does('door/recover', { code: codes[0] })
})

test('what strangers try does not fill the book, and what they do stands in it', async () => {
  const before = await count('desk_book')
  const stranger = deskBrowser()
  for (let i = 0; i < 5; i++) await stranger.send('door/recover', { code: 'no' }).catch(() => undefined)
  await stranger.isRefused('door/join', { token: 'no', name: 'Eve' })
  expect(await count('desk_book')).toBe(before)
  const { codes, name } = await newPerson()
  await stranger.does('door/recover', { code: codes[0] })
  expect((await bookLines()).slice(-2)).toMatchObject([
    { act: 'door.join', person: name, outcome: 'done' },
    { act: 'door.recover', person: name, outcome: 'done' },
  ])
})

test('signing in ends the session that this browser had, and signing out ends the one it has', async () => {
  const [asha, ravi] = [await newPerson(), await newPerson('packer')]
  const before = asha.token()
  await asha.does('door/recover', { code: ravi.codes[0] })
  await expect(personOf(before)).rejects.toMatchObject({ status: 401 })
  expect(await personOf(asha.token())).toMatchObject({ id: ravi.id })
  const signedIn = asha.token()
  expect(await asha.does('door/signOut')).toMatchObject({ session: '', to: '/desk/sign-in' })
  await expect(personOf(signedIn)).rejects.toMatchObject({ status: 401 })
})

test('a person has twenty sessions at most: the one that was not used for longest ends', async () => {
  const person = await newPerson()
  await db.run(`update desk_sessions set seen_at = now() - interval '1 hour' where person_id = $1`, [
    person.id,
  ])
  const { openDeskSession } = await import('./open-desk-session.ts')
  for (let i = 0; i < 20; i++) await openDeskSession(person.id, { device: 'x' })
  await expect(personOf(person.token())).rejects.toMatchObject({ status: 401 })
  expect(await db.query('select 1 from desk_sessions where person_id = $1', [person.id])).toHaveLength(20)
})

test('a session that nobody has used for thirty days is over', async () => {
  const person = await newPerson()
  await db.run(`update desk_sessions set seen_at = now() - interval '31 days' where person_id = $1`, [
    person.id,
  ])
  await expect(personOf(person.token())).rejects.toMatchObject({ status: 401 })
})

test('what needs a proof is refused after ten minutes, done once one is shown, by one’s own code alone', async () => {
  const [asha, other] = [await newPerson(), await newPerson()]
  await forgetProof(asha.token())
  await expect(asha.send('door/newCodes')).rejects.toMatchObject({ status: 403, key: 'deskProve' })
  await asha.isRefused('door/proveByRecovery', { code: other.codes[0] })
  await deskBrowser().does('door/recover', { code: other.codes[0] })
  const proved = await asha.does('door/proveByRecovery', { code: asha.codes[0], to: '/desk/people' })
  expect(proved.to).toBe('/desk/people')
  await asha.does('door/newCodes')
})

test('the book’s lines are neither changed nor deleted', async () => {
  await newPerson()
  await expect(db.run(`update desk_book set message = 'x'`)).rejects.toThrow('is not changed')
  await expect(db.run('delete from desk_book')).rejects.toThrow('is kept for a year')
})
