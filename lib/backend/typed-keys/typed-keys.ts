import 'server-only'
import { type KeySet, setTypedKeys, TYPED_KEYS } from '#lib/server/settings/env.ts'
import { type Db, db } from '../db/pool.ts'
import { seal, unseal } from './seal.ts'

type Row = { name: string; sealed: Buffer }

let seen: number | undefined

/** Lets this process use the keys that the owner typed, as they are now; tells whether there was anything new. */
export async function readTypedKeys(): Promise<boolean> {
  const version = await keysVersion()
  if (version === seen) return false
  const source = await storedKeys()
  if (Object.keys(source).length > 0 || seen !== undefined) setTypedKeys(source)
  seen = version
  return true
}

/** By the names of the settings; what cannot be read any more is not among them. */
export async function storedKeys(on: Db = db): Promise<Record<string, string>> {
  const rows = await on.query<Row>('select name, sealed from desk_keys')
  return Object.fromEntries(
    rows.flatMap(({ name, sealed }) => {
      const text = unseal(name, sealed)
      return text === undefined ? [] : [[name, text]]
    }),
  )
}

/** Stores all keys of one provider, or takes them away. */
export async function storeKeys(tx: Db, set: KeySet, keys: Record<string, string>) {
  await tx.run('delete from desk_keys where name = any($1)', [[...TYPED_KEYS[set]]])
  for (const [name, text] of Object.entries(keys))
    await tx.run('insert into desk_keys (name, sealed) values ($1, $2)', [name, seal(name, text)])
  await tx.one(`select nextval('desk_keys_version')`)
}

/** When the keys of each setting were typed; the keys themselves are shown to nobody. */
export const keysKnown = () =>
  db.query<{ name: string; changed_at: Date; sealed: Buffer }>(
    'select name, changed_at, sealed from desk_keys',
  )

const keysVersion = async () =>
  (
    await db.one<{ version: number }>(
      'select case when is_called then last_value else 0 end as version from desk_keys_version',
    )
  )?.version
