import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../db/pool.ts'
import { NO_PASSWORD } from '../session/no-password.ts'

/** An account that codes alone open: it has an address that nobody has, and a password that nothing matches. */
export async function newCodeAccount(
  tx: Db,
  { firstname, lastname }: { firstname: string; lastname: string },
) {
  const id = randomUUID()
  await tx.run(INSERT, [id, firstname, lastname, NO_PASSWORD])
  return id
}

const INSERT = `
  insert into customers (id, firstname, lastname, email, password_hash, by_code)
  values ($1::uuid, $2, $3, 'code-' || $1::text || '@code.invalid', $4, true)`
