import { SCOPES } from '#lib/contract/v1/scopes.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { bookLines, forgetProof, newPerson, setContact } from '../desk/test-desk.ts'
import { hashOfToken } from '../session/tokens.ts'
import { programOf } from './program-key.ts'
import { listKeys } from './program-keys.ts'

withTestDatabase()

const boxes = (...scopes: string[]) => Object.fromEntries(scopes.map(scope => [`may-${scope}`, 'yes']))

test('the owner makes a key: it is told once, stored as its hash, may do what was ticked, and the owners are told', async () => {
  const owner = await newPerson()
  await setContact(owner.id, { email: 'asha@example.in' })
  const made = await owner.does('shop/makeProgramKey', {
    name: 'Accounts',
    ...boxes('orders:read', 'bills:read'),
  })
  const { programKey } = made.body as { programKey: string }
  expect(programKey).toMatch(/^haat_key_[\w-]{43}$/)
  expect(await programOf(hashOfToken(programKey))).toMatchObject({
    name: 'Accounts',
    scopes: ['orders:read', 'bills:read'],
  })
  expect(await listKeys()).toMatchObject([
    { name: 'Accounts', ending: programKey.slice(-4), madeBy: owner.name },
  ])
  // Nowhere but in the answer.
  const secret = programKey.slice('haat_key_'.length)
  for (const table of ['program_keys', 'desk_book', 'outbox'])
    expect(JSON.stringify(await db.query(`select t::text from ${table} t`))).not.toContain(secret)
  expect((await bookLines()).at(-1)).toMatchObject({
    act: 'shop.makeProgramKey',
    about: 'Accounts',
    changed: { scopes: ['', 'orders:read, bills:read'] },
  })
  expect(
    await db.query(
      `select payload->>'news' as news from outbox where recipient = 'asha@example.in' order by id`,
    ),
  ).toContainEqual({ news: 'programKeyMade' })
})

test('a key is ended at once and for good', async () => {
  const owner = await newPerson()
  const made = await owner.does('shop/makeProgramKey', { name: 'Sheets', ...boxes(...SCOPES) })
  const { programKey } = made.body as { programKey: string }
  const key = (await listKeys()).find(({ name }) => name === 'Sheets')
  await owner.does('shop/endProgramKey', { id: key?.id })
  expect(await programOf(hashOfToken(programKey))).toBeUndefined()
  expect(await owner.isRefused('shop/endProgramKey', { id: key?.id })).toHaveProperty('refused')
  expect((await listKeys()).find(({ name }) => name === 'Sheets')).toMatchObject({ endedBy: owner.name })
  // Its name is free again.
  await owner.does('shop/makeProgramKey', { name: 'sheets', ...boxes('stock:read') })
  expect(
    await owner.isRefused('shop/makeProgramKey', { name: 'SHEETS', ...boxes('stock:read') }),
  ).toMatchObject({
    fields: { name: expect.any(String) },
  })
})

test('a name and something that it may do are needed, and a fresh proof', async () => {
  const owner = await newPerson()
  expect(await owner.isRefused('shop/makeProgramKey', { name: 'X' })).toMatchObject({
    fields: { scopes: expect.any(String) },
  })
  expect(await owner.isRefused('shop/makeProgramKey', { name: ' ', ...boxes('stock:read') })).toMatchObject({
    fields: { name: expect.any(String) },
  })
  expect(await owner.isRefused('shop/endProgramKey', { id: 'x' })).toHaveProperty('fields')
  await forgetProof(owner.token())
  await expect(
    owner.send('shop/makeProgramKey', { name: 'Late', ...boxes('stock:read') }),
  ).rejects.toMatchObject({
    key: 'deskProve',
  })
})

test('there are so many keys at most', async () => {
  const owner = await newPerson()
  await db.run(
    `insert into program_keys (key_hash, name, ending, scopes, made_by)
     select sha256(n::text::bytea), 'n' || n, 'x', '{}', 'Asha' from generate_series(1, 60) n`,
  )
  expect(
    await owner.isRefused('shop/makeProgramKey', { name: 'More', ...boxes('stock:read') }),
  ).toMatchObject({
    refused: expect.stringContaining('50'),
  })
})
