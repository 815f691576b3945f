import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import { type Db, db } from '../../db/pool.ts'
import { secret } from '../../secrets.ts'

const HOW_MANY = 10
/** Without those that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 12

/** Ten new codes for a person, in place of those before. They are shown once; the database has their hashes. */
export async function newRecoveryCodes(tx: Db, person: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await tx.run('delete from desk_recovery_codes where person_id = $1', [person])
  await tx.run('insert into desk_recovery_codes (person_id, code_hash) select $1, unnest($2::bytea[])', [
    person,
    codes.map(codeHash),
  ])
  return codes
}

/**
 * Whose code it is, which is used up by that. The same sending of the form opens once more: its answer may have been
 * lost on the way.
 */
export const takeRecoveryCode = (tx: Db, typed: string, { formKey, of }: { formKey?: string; of?: string }) =>
  tx.one<{ id: string; name: string; left: number }>(USE, [codeHash(typed), formKey ?? null, of ?? null])

/** How many of a person's codes were not used yet. */
export const recoveryCodesLeft = async (person: string): Promise<number> =>
  (await db.one<{ left: number }>(LEFT, [person]))?.left ?? 0

const newCode = () => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const codeHash = (code: string) =>
  createHmac('sha256', secret('signing'))
    .update(`desk recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

const USE = `
  update desk_recovery_codes c set used_at = coalesce(c.used_at, now()), used_key = $2 from desk_people p
   where c.code_hash = $1 and p.id = c.person_id and p.left_at is null and p.id = coalesce($3::uuid, p.id)
     and (c.used_at is null or (c.used_key = $2 and c.used_at > now() - interval '10 minutes'))
  returning p.id, p.name,
    (select count(*)::int from desk_recovery_codes o
      where o.person_id = p.id and o.used_at is null and o.code_hash <> c.code_hash) as left`

const LEFT = `
  select count(*)::int as left from desk_recovery_codes where person_id = $1 and used_at is null`
