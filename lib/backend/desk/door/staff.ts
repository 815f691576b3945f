import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { type Db, db } from '../../db/pool.ts'

export type StaffMember = {
  id: string
  name: string
  role: Role
  mobile: string | null
  email: string | null
  createdAt: Date
  /** Worked here until then. */
  leftAt: Date | null
  /** When one of their devices was last used. */
  seenAt: Date | null
  /** Changes with each change of this person. */
  version: number
  changedBy: string
  changedAt: Date | null
}

/** Who works here, then who did before, at most so many. */
export const listStaff = (most = 500) => db.query<StaffMember>(`${PERSON} order by ${ORDER} limit $1`, [most])

/** Somebody who works here. */
export const readPerson = (id: string, on: Db = db) =>
  on.one<StaffMember>(`${PERSON} where p.id = $1 and p.left_at is null`, [id])

/** What codes and links of a person go to. */
export const contactOf = async ({ id }: Pick<StaffMember, 'id'>) =>
  (await db.one<{ mobile: string | null; email: string | null }>(
    'select mobile, email from desk_people where id = $1',
    [id],
  )) ?? { mobile: null, email: null }

const ORDER = 'p.left_at desc nulls first, p.created_at, p.id'

const PERSON = `
  select p.id, p.name, p.role, p.mobile, p.email, p.created_at as "createdAt", p.left_at as "leftAt", p.version,
         p.changed_by as "changedBy", p.changed_at as "changedAt",
         (select max(s.seen_at) from desk_sessions s where s.person_id = p.id) as "seenAt"
    from desk_people p`
