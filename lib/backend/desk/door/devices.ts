import 'server-only'
import { type Db, db } from '../../db/pool.ts'

export type Device = { id: string; device: string; openedAt: Date; seenAt: Date }
export type Passkey = { id: string; name: string; addedAt: Date; usedAt: Date | null }

/** Where a person is signed in, the one that was used last first. */
export const devicesOf = (person: string) => db.query<Device>(DEVICES, [person, DAYS])

export const passkeysOf = (person: string) => db.query<Passkey>(PASSKEYS, [person])

/** Signs one device of a person out; false where it was no more. */
export const endDeskSession = async (person: string, session: string, on: Db = db) =>
  (await on.run('delete from desk_sessions where id = $1 and person_id = $2', [session, person])) > 0

/** Signs a person out everywhere, or everywhere but in one session; says on how many devices. */
export const endDeskSessions = (person: string, but?: string, on: Db = db) =>
  on.run('delete from desk_sessions where person_id = $1 and id is distinct from $2::uuid', [
    person,
    but ?? null,
  ])

// As personOf has it: an older one is over.
const DAYS = 30

const DEVICES = `
  select id, device, opened_at as "openedAt", seen_at as "seenAt" from desk_sessions
   where person_id = $1 and seen_at > now() - make_interval(days => $2) order by seen_at desc, id`

const PASSKEYS = `
  select id, name, added_at as "addedAt", used_at as "usedAt" from desk_passkeys
   where person_id = $1 order by added_at, id`
