import 'server-only'
import { type Db, db } from '../../db/pool.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'

/** A new session of a person; whoever holds the token is that person. */
export async function openDeskSession(person: string, device: string, on: Db = db): Promise<string> {
  const token = newToken()
  await on.run('insert into desk_sessions (token_hash, person_id, device) values ($1, $2, $3)', [
    hashOfToken(token),
    person,
    device,
  ])
  return token
}
