import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import { db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'
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

/** Erases the account, once whoever asks has shown that it is theirs. */
export async function eraseAccount({ token, address }: Asker, password: string): Promise<Erasure> {
  const id = await customerOf(token)
  const stored = await db.one<{ password_hash: string }>(
    'select password_hash from customers where id = $1',
    [id],
  )
  const right = await tryPassword({
    account: `${id} erase`,
    address,
    password,
    stored: stored?.password_hash,
  })
  if (!right) throw refusal(400, 'eraseWrongPassword')
  return erasePerson(id)
}

export const keepAccount = async ({ token }: Asker): Promise<boolean> => keepPerson(await customerOf(token))
