import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'
import { hashOfToken } from '../session/tokens.ts'
import { tryPassword } from '../session/try-password.ts'
import { type Erasure, erasePerson, keepPerson } from './erase-person.ts'
import { rowsOfPerson } from './rows-of-person.ts'

type Asker = { token: string | undefined; address?: string }

/** All that is stored of the customer of this session. */
export const accountData = async ({ token }: Asker) => rowsOfPerson(db, await customerOf(token))

/** When the customer asked for an erasure that waits; undefined: they have not. */
export async function erasureAskedAt({ token }: Asker): Promise<Date | undefined> {
  const row = await db.one<{ asked_at: Date }>('select asked_at from erasures where customer_id = $1', [
    await customerOf(token),
  ])
  return row?.asked_at
}

/** Erases the account, after its owner has proved who they are. */
export async function eraseAccount({ token, address }: Asker, password: string): Promise<Erasure> {
  const id = await customerOf(token)
  const stored = await db.one<{ password_hash: string; by_code: boolean }>(
    'select password_hash, by_code from customers where id = $1',
    [id],
  )
  if (stored?.by_code) return eraseByCode(id, token)
  const right = await tryPassword({
    account: `${id} erase`,
    address,
    password,
    stored: stored?.password_hash,
  })
  if (!right) throw refusal(400, 'eraseWrongPassword')
  return erasePerson(id)
}

// Where there is no password, a code of the last quarter of an hour stands for it.
async function eraseByCode(id: string, token: string | undefined): Promise<Erasure> {
  const isFresh = await db.one(FRESH, [hashOfToken(token ?? '')])
  if (!isFresh) throw refusal(409, 'eraseSignInAgain')
  return erasePerson(id)
}

const FRESH = `select 1 from sessions where token_hash = $1 and created_at > now() - interval '15 minutes'`

export const keepAccount = async ({ token }: Asker): Promise<boolean> => keepPerson(await customerOf(token))
