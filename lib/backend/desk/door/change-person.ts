import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import {
  emailTaken,
  lastOwnerStays,
  mobileTaken,
  nothingChanged,
  personChangedMeanwhile,
  personEndedNow,
  personGone,
  personSaved,
  somebodyElse,
} from '#messages/desk-people.ts'
import type { Db } from '../../db/pool.ts'
import { transaction } from '../../db/transaction.ts'
import { holdPeople } from './invite.ts'
import { readPerson, type StaffMember } from './staff.ts'
import { tellOwners } from './tell-owners.ts'

export type PersonFields = { name: string; role: Role; mobile: string | null; email: string | null }

type Wish = Partial<PersonFields> & { id: string; by: string; seen?: number }

/** Changes what is given of a person, and tells the owners. */
export const changePerson = ({ id, by, seen, ...fields }: Wish): Promise<ActResult> =>
  transaction(async tx => {
    await holdPeople(tx)
    const before = await readPerson(id, tx)
    if (!before) return { refused: personGone, about: id }
    if (seen !== undefined && before.version !== seen) return { refused: meanwhile(before), about: id }
    const after: StaffMember = { ...before, ...fields }
    if (after.role !== 'owner' && (await isLastOwner(tx, before)))
      return { refused: lastOwnerStays, fields: { role: lastOwnerStays }, about: id }
    const taken = await takenFields(tx, after)
    if (taken) return { refused: '', fields: taken, about: id }
    const changed = changesOf(before, after)
    if (Object.keys(changed).length === 0) return { message: nothingChanged, about: id }
    await tx.run(CHANGE, [id, after.name, after.role, after.mobile, after.email, by])
    await tellOwners(tx, {
      key: `changed:${id}:${before.version}`,
      news: 'personChanged',
      by,
      about: after.name,
    })
    return { message: personSaved(after.name), about: id, changed }
  })

/** Somebody works here no longer: they are signed out everywhere, and nothing of theirs opens the desk. */
export const endPerson = ({ id, by }: { id: string; by: string }): Promise<ActResult> =>
  transaction(async tx => {
    await holdPeople(tx)
    const person = await readPerson(id, tx)
    if (!person) return { refused: personGone, about: id }
    if (await isLastOwner(tx, person)) return { refused: lastOwnerStays, about: id }
    await tx.run('update desk_people set left_at = now(), version = version + 1 where id = $1', [id])
    for (const table of OPENING) await tx.run(`delete from ${table} where person_id = $1`, [id])
    await tellOwners(tx, { key: `ended:${id}`, news: 'personEnded', by, about: person.name })
    return { message: personEndedNow(person.name), about: id, to: '/desk/people' }
  })

const OPENING = [
  'desk_sessions',
  'desk_passkeys',
  'desk_recovery_codes',
  'desk_mail_links',
  'desk_challenges',
] as const

const isLastOwner = async (tx: Db, { id, role }: StaffMember) =>
  role === 'owner' &&
  (await tx.one(`select 1 from desk_people where role = 'owner' and left_at is null and id <> $1`, [id])) ===
    undefined

async function takenFields(tx: Db, { id, mobile, email }: StaffMember) {
  const others = await tx.query<{ mobile: string | null; email: string | null }>(OTHERS, [id, mobile, email])
  if (others.length === 0) return undefined
  return {
    ...(others.some(other => mobile && other.mobile === mobile) && { mobile: mobileTaken }),
    ...(others.some(other => email && other.email === email) && { email: emailTaken }),
  }
}

const OTHERS = `
  select mobile, lower(email) as email from desk_people
   where left_at is null and id <> $1 and (mobile = $2 or lower(email) = $3)`

// A number and an address are a person's own: the book says that they changed, and no more.
const changesOf = (before: PersonFields, after: PersonFields): Changed => ({
  ...(before.name !== after.name && { name: [before.name, after.name] as const }),
  ...(before.role !== after.role && { role: [before.role, after.role] as const }),
  ...(before.mobile !== after.mobile && { mobile: [] as const }),
  ...(before.email !== after.email && { email: [] as const }),
})

const CHANGE = `
  update desk_people set name = $2, role = $3, mobile = $4, email = $5, version = version + 1, changed_by = $6,
    changed_at = now() where id = $1`

const meanwhile = ({ changedBy, changedAt }: StaffMember) =>
  personChangedMeanwhile(changedBy || somebodyElse, momentInIndia(changedAt?.toISOString() ?? ''))
