import 'server-only'
import { SECRET_NAMES } from '#lib/server/settings/secret-names.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { otherSecretHere } from '#messages/secrets.ts'
import { db } from '../db/pool.ts'
import { expectSecrets, placeOf, readSecret, secret } from '../secrets.ts'
import { markOfSecret } from './mark-of-secret.ts'

export type Marks = ReadonlyMap<string, string>

/** Where the copies of a shop find what the others' secrets are. */
export type MarkStore = {
  read: () => Promise<Marks>
  /** Notes those of which none was noted yet: of two first copies, all of the first one's. */
  note: (marks: Marks) => Promise<unknown>
  /** These are the shop's from now on. */
  replace: (marks: Marks) => Promise<unknown>
}

export const marksInDatabase: MarkStore = {
  read: async () => {
    const rows = await db.query<{ name: string; mark: string }>('select name, mark from secret_marks')
    return new Map(rows.map(({ name, mark }) => [name, mark]))
  },
  note: marks => db.run(NOTE, [[...marks.keys()], [...marks.values()]]),
  replace: marks => db.run(REPLACE, [[...marks.keys()], [...marks.values()]]),
}

/** From now on no other secrets are used here than those that the shop has noted, and none is made in the place of one. */
export const expectNotedSecrets = async (store: MarkStore) => expectSecrets(await store.read())

/**
 * The shop starts with the secrets of its other copies, or not at all: links, guests' sessions and sealed keys would be
 * good at one copy and bad at another.
 */
export async function agreeOnSecrets(store: MarkStore) {
  await expectNotedSecrets(store)
  await store.note(new Map(SECRET_NAMES.map(name => [name, markOfSecret(name, secret(name))])))
  const [other] = secretsOff(await store.read())
  if (other) throw new StartError(otherSecretHere(other, placeOf(other).at))
}

/** The names of those that are others here than the shop has noted, or are not here. */
export const secretsOff = (noted: Marks) => {
  const here = marksHere()
  return SECRET_NAMES.filter(name => noted.has(name) && noted.get(name) !== here.get(name))
}

export const marksHere = (): Marks =>
  new Map(
    SECRET_NAMES.flatMap(name => {
      const value = readSecret(name)
      return value === undefined ? [] : [[name, markOfSecret(name, value)] as const]
    }),
  )

// In the order of their names, so that of two first copies the second waits for the first and finds all of its marks.
const NOTE = `
  insert into secret_marks (name, mark)
  select name, mark from unnest($1::text[], $2::text[]) as m (name, mark) order by name
  on conflict (name) do nothing`

const REPLACE = `
  insert into secret_marks (name, mark)
  select name, mark from unnest($1::text[], $2::text[]) as m (name, mark) order by name
  on conflict (name) do update set mark = excluded.mark, noted_at = now()`
