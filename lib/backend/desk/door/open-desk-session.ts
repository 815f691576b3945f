import 'server-only'
import { DESK_SESSION_COOKIE } from '#lib/desk/rules/desk-path.ts'
import { type Db, db } from '../../db/pool.ts'
import { hashOfToken, newToken } from '../../session/tokens.ts'
import type { Asker } from '../act.ts'

/** A new session of a person in this browser; whoever holds the token is that person. The one it had before ends. */
export async function openDeskSession(person: string, asker: Asker, on: Db = db): Promise<string> {
  const before = asker.cookie?.(DESK_SESSION_COOKIE)
  if (before) await on.run('delete from desk_sessions where token_hash = $1', [hashOfToken(before)])
  const token = newToken()
  await on.run(ADD, [hashOfToken(token), person, asker.device])
  await on.run(KEEP, [person, MOST])
  return token
}

/** Of one person; the one that was not used for the longest time ends. */
const MOST = 20

const ADD = 'insert into desk_sessions (token_hash, person_id, device) values ($1, $2, $3)'

const KEEP = `
  delete from desk_sessions where id in (
    select id from desk_sessions where person_id = $1 order by seen_at desc, opened_at desc offset $2)`
