import 'server-only'
import { denied } from '#lib/contract/api-error.ts'
import type { Person } from '#lib/desk/rules/act-types.ts'
import { db } from '../../db/pool.ts'
import { hashOfToken } from '../../session/tokens.ts'

/** Who a session of the desk belongs to. Asked each time, so that a session that was ended is dead at once. */
export async function personOf(token: string | undefined): Promise<Person> {
  const row = token ? await db.one<Row>(PERSON, [hashOfToken(token), DAYS]) : undefined
  if (!row) throw denied()
  if (row.old) await db.run('update desk_sessions set seen_at = now() where id = $1', [row.session])
  const { old: _, ...person } = row
  return person
}

type Row = Person & { old: boolean }

/** A session that nobody has used for so long is over. */
const DAYS = 30

const PERSON = `
  select p.id, p.name, p.role, s.id as session, s.proved_at as "provedAt", s.seen_at < now() - interval '5 minutes' as old
    from desk_sessions s join desk_people p on p.id = s.person_id
   where s.token_hash = $1 and p.left_at is null and s.seen_at > now() - make_interval(days => $2)`
