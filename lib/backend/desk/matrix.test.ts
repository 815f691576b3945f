import { ROLES, type Role } from '#lib/desk/rules/roles.ts'
import { db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { hashOfToken } from '../session/tokens.ts'
import { type Act, act, type OpenAct, type Read, read } from './act.ts'
import { actOf, acts, reads } from './acts.ts'
import { runAct } from './run-act.ts'
import { runRead } from './run-read.ts'
import { forgetProof, newPerson } from './test-desk.ts'

withTestDatabase()

// Every act and every read × everybody who may ask for it.
const everyAct = Object.entries(acts).flatMap(([area, ofArea]) =>
  Object.entries(ofArea as Record<string, Act | OpenAct>).map(([name, row]) => ({ area, name, row })),
)
const guarded = everyAct.filter((each): each is typeof each & { row: Act } => each.row.roles !== 'anyone')
const everyRead = Object.entries(reads).flatMap(([area, ofArea]) =>
  Object.entries(ofArea as Record<string, Read>).map(([name, row]) => ({ area, name, row })),
)

/** A session that nothing is done with any more: why it opens nothing, and its token. */
const dead: Record<string, () => Promise<string | undefined>> = {
  'no session': async () => undefined,
  'a nonsense one': async () => 'nonsense',
  'an ended session': async () => {
    const { token } = await newPerson()
    await db.run('delete from desk_sessions where token_hash = $1', [hashOfToken(token() ?? '')])
    return token()
  },
  'one of thirty days ago': async () => {
    const { token, id } = await newPerson()
    await db.run(`update desk_sessions set seen_at = now() - interval '31 days' where person_id = $1`, [id])
    return token()
  },
  'one of a person who left': async () => {
    const { token, id } = await newPerson()
    // As a build that forgets to end the sessions would leave it.
    await db.run('update desk_people set left_at = now() where id = $1', [id])
    return token()
  },
}

const doAct = (area: string, name: string, token: string | undefined) =>
  outcomeOf(runAct({ area, act: name, token, values: {}, asker: { device: 'test' } }))

const doRead = (area: string, name: string, token: string | undefined) =>
  outcomeOf((runRead as (...all: unknown[]) => Promise<unknown>)(token, area, name, {}))

/** 'denied', 'not theirs', 'proof', or whatever else the work itself has made of an empty form. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'work',
    (error: { status?: number; key?: string }) => {
      if (error.status === 401) return 'denied'
      if (error.key === 'deskNotYours') return 'not theirs'
      return error.key === 'deskProve' ? 'proof' : 'work'
    },
  )

test('there are acts and reads, and each has its roles', () => {
  expect(everyAct.length).toBeGreaterThan(20)
  for (const { area, name, row } of guarded)
    expect([
      `${area}.${name}`,
      row.roles.filter(role => !ROLES.includes(role)),
      row.roles.length > 0,
    ]).toEqual([`${area}.${name}`, [], true])
  // @ts-expect-error: without roles it does not compile.
  act({ input: undefined as never, do: async () => ({ message: '' }) })
  // @ts-expect-error: nor does a read.
  read(async () => undefined)
})

test('what anybody may send is coming in, and nothing else', () => {
  expect(
    everyAct.filter(({ row }) => row.roles === 'anyone').map(({ area, name }) => `${area}.${name}`),
  ).toEqual([
    'door.join',
    'door.recover',
    'door.askCode',
    'door.codeAgain',
    'door.enterByCode',
    'door.askMail',
    'door.enterByMail',
    'door.askPasskey',
    'door.enterByPasskey',
  ])
})

test('the owner may do everything; a packer only orders, and the catalogue only things, beside the door', () => {
  const words: Record<Role, string[]> = {
    owner: Object.keys(acts),
    packer: ['door', 'orders'],
    catalogue: ['door', 'things'],
  }
  // The shop as it will be, before it opens.
  const forAll = ['shop.preview']
  for (const { area, name, row } of [...guarded, ...everyRead]) {
    expect([`${area}.${name}`, row.roles.includes('owner')]).toEqual([`${area}.${name}`, true])
    for (const role of row.roles)
      expect([
        `${role}: ${area}.${name}`,
        words[role].includes(area) || forAll.includes(`${area}.${name}`),
      ]).toEqual([`${role}: ${area}.${name}`, true])
  }
})

test.each(Object.keys(dead))('%s does nothing and sees nothing', async why => {
  const token = await dead[why]?.()
  for (const { area, name } of guarded)
    expect([`${area}.${name}`, await doAct(area, name, token)]).toEqual([`${area}.${name}`, 'denied'])
  for (const { area, name } of everyRead)
    expect([`${area}.${name}`, await doRead(area, name, token)]).toEqual([`${area}.${name}`, 'denied'])
})

test.each(ROLES)(
  'a %s does what their role may do, and is told of the rest that it is not theirs',
  async role => {
    for (const { area, name, row } of guarded) {
      // Of its own: some acts end the session.
      const { token } = await newPerson(role)
      const expected = row.roles.includes(role) ? 'work' : 'not theirs'
      expect([`${area}.${name}`, await doAct(area, name, token())]).toEqual([`${area}.${name}`, expected])
    }
    const { token } = await newPerson(role)
    for (const { area, name, row } of everyRead) {
      const expected = row.roles.includes(role) ? 'work' : 'not theirs'
      expect([`${area}.${name}`, await doRead(area, name, token())]).toEqual([`${area}.${name}`, expected])
    }
  },
)

test('acts with a proof ask for it once it is older than ten minutes; their role is asked first', async () => {
  const proving = guarded.filter(({ row }) => row.proof)
  expect(proving.length).toBeGreaterThan(5)
  for (const role of ROLES)
    for (const { area, name, row } of proving) {
      const { token } = await newPerson(role)
      await forgetProof(token())
      const expected = row.roles.includes(role) ? 'proof' : 'not theirs'
      expect([`${area}.${name}`, await doAct(area, name, token())]).toEqual([`${area}.${name}`, expected])
    }
})

test('what has the name of something that every object has is no act', async () => {
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])
    for (const area of [name, 'door', 'orders']) expect(actOf(area, name)).toBeUndefined()
  await expect(
    runAct({ area: '__proto__', act: 'x', token: '', values: {}, asker: { device: '' } }),
  ).rejects.toMatchObject({ status: 404 })
})
