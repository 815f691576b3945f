import { db } from '../../db/pool.ts'
import { withTestDatabase } from '../../db/test-database.ts'
import { readBook } from '../read-book.ts'
import { bookLines, deskBrowser, newPerson } from '../test-desk.ts'
import { devicesOf } from './devices.ts'
import { personOf } from './person-of.ts'
import { listStaff, readPerson } from './staff.ts'

withTestDatabase()

const fieldsOf = async (id: string) => {
  const person = await readPerson(id)
  if (!person) throw new Error('Nobody of this id works here.')
  const { name, role, mobile, email, version } = person
  return { person: id, seen: String(version), name, role, mobile: mobile ?? '', email: email ?? '' }
}
const told = (email: string) =>
  db.query<{ payload: { news: string } }>(`select payload from outbox where recipient = $1 order by id`, [
    email,
  ])

test('the owner invites a colleague, who comes in with the role of the link, and the owner hears of it', async () => {
  const owner = await newPerson()
  await owner.does('door/changeMe', { seen: '0', name: 'Asha', mobile: '', email: 'asha@example.in' })
  const made = await owner.does('door/invite', { role: 'packer', name: 'Ravi' })
  const { link } = made.body as { link: string }
  expect(link).toMatch(/^http:\/\/localhost:3000\/desk\/join\/[\w-]{43}$/)
  const browser = deskBrowser()
  await browser.does('door/join', { token: link.split('/').at(-1), name: 'Ravi' })
  expect(await personOf(browser.token())).toMatchObject({ name: 'Ravi', role: 'packer' })
  expect((await told('asha@example.in')).map(({ payload }) => payload.news)).toEqual([
    'personChanged',
    'personInvited',
    'personJoined',
  ])
})

test('a person’s role, name, number and address are changed; the book tells of numbers no more than that', async () => {
  const [owner, ravi] = [await newPerson(), await newPerson('packer', 'Ravi')]
  const fields = {
    ...(await fieldsOf(ravi.id)),
    role: 'catalogue',
    mobile: '+91 98765 43211',
    email: 'R@Example.in',
  }
  expect(await owner.does('door/changePerson', fields)).toMatchObject({
    changed: { role: ['packer', 'catalogue'], mobile: [], email: [] },
  })
  expect(await readPerson(ravi.id)).toMatchObject({
    role: 'catalogue',
    mobile: '9876543211',
    email: 'r@example.in',
  })
  expect(await personOf(ravi.token())).toMatchObject({ role: 'catalogue' })
  const line = (await bookLines()).at(-1)
  expect(line).toMatchObject({ act: 'door.changePerson', person: owner.name, about: ravi.id })
  expect(JSON.stringify(line)).not.toMatch(/98765|example\.in/i)
})

test('what is wrong is said under its field, and nothing is changed', async () => {
  const [owner, ravi, other] = [await newPerson(), await newPerson('packer'), await newPerson('packer')]
  await db.run(`update desk_people set mobile = '9123456780', email = 'taken@example.in' where id = $1`, [
    other.id,
  ])
  const fields = await fieldsOf(ravi.id)
  for (const [wrong, field] of [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ role: 'king' }, 'role'],
    [{ mobile: '12345' }, 'mobile'],
    [{ mobile: '09123456780' }, 'mobile'],
    [{ email: 'nobody' }, 'email'],
    [{ email: 'Taken@example.in' }, 'email'],
    [{ email: 'a@b.in, c@d.in' }, 'email'],
  ] as const) {
    const refused = await owner.isRefused('door/changePerson', { ...fields, ...wrong })
    expect(Object.keys(refused.fields ?? {})).toEqual([field])
  }
  expect(await fieldsOf(ravi.id)).toEqual(fields)
})

test('of two owners who change one person the second is told of the first', async () => {
  const [asha, gita, ravi] = [
    await newPerson('owner', 'Asha'),
    await newPerson('owner', 'Gita'),
    await newPerson('packer'),
  ]
  const shown = await fieldsOf(ravi.id)
  await asha.does('door/changePerson', { ...shown, name: 'Ravi Rao' })
  const refused = await gita.isRefused('door/changePerson', { ...shown, name: 'Ravindra' })
  expect(refused.refused).toMatch(/^Asha has changed this person meanwhile, .*20\d\d/)
  const both = await fieldsOf(ravi.id)
  const results = await Promise.all(
    [asha, gita].map(owner => owner.send('door/changePerson', { ...both, name: `By ${owner.name}` })),
  )
  expect(results.filter(result => 'refused' in result)).toHaveLength(1)
})

test('whoever is ended is signed out at once, and nothing of theirs opens the desk', async () => {
  const [owner, ravi] = [await newPerson(), await newPerson('packer', 'Ravi')]
  await owner.isRefused('door/endPerson', { person: ravi.id, reason: ' ' })
  const ended = await owner.does('door/endPerson', { person: ravi.id, reason: 'Moved to Pune' })
  expect(ended).toMatchObject({ changed: { reason: ['', 'Moved to Pune'] }, to: '/desk/people' })
  await expect(personOf(ravi.token())).rejects.toMatchObject({ status: 401 })
  await deskBrowser().isRefused('door/recover', { code: ravi.codes[0] })
  await owner.isRefused('door/endPerson', { person: ravi.id, reason: 'Moved to Pune' })
  expect((await listStaff()).find(({ id }) => id === ravi.id)?.leftAt).toEqual(expect.any(Date))
})

test('the last owner is neither ended nor given other work, also when two do it at once', async () => {
  await db.run(`update desk_people set role = 'packer' where role = 'owner'`)
  const [asha, gita] = [await newPerson(), await newPerson()]
  const end = (by: typeof asha, person: string) => by.send('door/endPerson', { person, reason: 'a try' })
  const results = await Promise.allSettled([end(asha, gita.id), end(gita, asha.id)])
  const done = results.filter(result => result.status === 'fulfilled' && !('refused' in result.value))
  expect(done).toHaveLength(1)
  const owners = (await listStaff()).filter(({ role, leftAt }) => role === 'owner' && !leftAt)
  expect(owners).toHaveLength(1)
  const last = owners[0]?.id === asha.id ? asha : gita
  await last.isRefused('door/endPerson', { person: last.id, reason: 'a try' })
  const refused = await last.isRefused('door/changePerson', { ...(await fieldsOf(last.id)), role: 'packer' })
  expect(refused.fields).toHaveProperty('role')
})

test('devices are ended one by one, everywhere else, and by an owner', async () => {
  const [owner, ravi] = [await newPerson(), await newPerson('packer')]
  const [second, third] = [deskBrowser(), deskBrowser()]
  for (const [i, browser] of [second, third].entries())
    await browser.does('door/recover', { code: ravi.codes[i] })
  const of = async (browser: { token: () => string | undefined }) => (await personOf(browser.token())).session
  await ravi.does('door/endDevice', { session: await of(second) })
  await expect(personOf(second.token())).rejects.toMatchObject({ status: 401 })
  await ravi.isRefused('door/endDevice', { session: await of(owner) })
  expect(await ravi.does('door/endOthers')).toMatchObject({ message: 'Signed out on 1 other device.' })
  await expect(personOf(third.token())).rejects.toMatchObject({ status: 401 })
  expect(await devicesOf(ravi.id)).toHaveLength(1)
  await owner.does('door/endDeviceOf', { person: ravi.id, session: await of(ravi) })
  await expect(personOf(ravi.token())).rejects.toMatchObject({ status: 401 })
  await deskBrowser().does('door/recover', { code: ravi.codes[5] })
  await owner.does('door/endAllOf', { person: ravi.id })
  expect(await devicesOf(ravi.id)).toEqual([])
  await owner.does('door/endAllOf', { person: owner.id })
  expect(await devicesOf(owner.id)).toHaveLength(1)
})

test('the book is read by person, day and what it is about, page by page', async () => {
  const owner = await newPerson('owner', 'Book Keeper')
  const packer = await newPerson('packer', '100% Ravi_')
  for (let i = 0; i < 60; i++) await packer.does('door/endOthers')
  const first = await readBook({ person: packer.id })
  expect(first.lines).toHaveLength(50)
  const rest = await readBook({ person: packer.id, before: first.older })
  expect(rest.older).toBeUndefined()
  const ids = [...first.lines, ...rest.lines].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  expect(rest.lines.at(-1)).toMatchObject({ act: 'door.join', about: '100% Ravi_' })
  await owner.does('door/endAllOf', { person: packer.id })
  const about = await readBook({ about: '100% ravi_' })
  expect(about.lines[0]).toMatchObject({ person: 'Book Keeper', about: '100% Ravi_' })
  expect((await readBook({ about: '10_% ravi' })).lines).toEqual([])
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  expect((await readBook({ day: today })).lines).toHaveLength(50)
  expect((await readBook({ day: '2020-01-01' })).lines).toEqual([])
})
