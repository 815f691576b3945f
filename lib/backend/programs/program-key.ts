import 'server-only'
import { isScope, type Scope } from '#lib/contract/v1/scopes.ts'
import { db } from '../db/pool.ts'

/** Who calls: a program, by its key. */
export type Program = { id: string; name: string; scopes: readonly Scope[] }

/** By which a key that leaked is found in files and logs. */
export const KEY_PREFIX = 'haat_key_'

/** The program of a key, by its hash; one that was ended and one that never was are asked for alike. */
export async function programOf(hash: Buffer): Promise<Program | undefined> {
  const row = await db.one<Row>(PROGRAM, [hash])
  if (!row) return undefined
  if (row.old) await db.run('update program_keys set used_at = now() where id = $1', [row.id])
  return { id: row.id, name: row.name, scopes: row.scopes.filter(isScope) }
}

type Row = { id: string; name: string; scopes: string[]; old: boolean }

const PROGRAM = `
  select id, name, scopes, coalesce(used_at < now() - interval '1 minute', true) as old
    from program_keys where key_hash = $1 and revoked_at is null`
