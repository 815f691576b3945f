import 'server-only'
import { createHmac, randomInt } from 'node:crypto'
import type { Db } from '../../db/pool.ts'
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

/** Whose code it is, which is used up by that. */
export const useRecoveryCode = (tx: Db, typed: string) =>
  tx.one<{ person: string; name: string }>(USE, [codeHash(typed)])

const newCode = () => {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return letters.replace(/(.{4})(?=.)/g, '$1-')
}

const codeHash = (code: string) =>
  createHmac('sha256', secret('signing'))
    .update(`desk recovery ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest()

const USE = `
  update desk_recovery_codes c set used_at = now() from desk_people p
   where c.code_hash = $1 and c.used_at is null and p.id = c.person_id and p.left_at is null
  returning c.person_id as person, p.name`
