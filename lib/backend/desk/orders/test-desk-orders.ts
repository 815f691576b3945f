import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../../db/pool.ts'
import { openDeskSession } from '../door/open-desk-session.ts'
import { runAct } from '../run-act.ts'

let made = 0

/** For tests: somebody who works at the desk. */
export async function worker(role: Role, name = `Worker ${++made}`) {
  const person = await db.one<{ id: string }>(
    'insert into desk_people (name, role) values ($1, $2) returning id',
    [name, role],
  )
  const token = await openDeskSession(String(person?.id), { device: 'test' })
  return {
    token,
    name,
    does: (act: string, values: Record<string, unknown> = {}): Promise<ActResult> =>
      runAct({ area: 'orders', act, token, values, asker: { device: 'test' } }),
  }
}

export const inBookOf = (order: string) =>
  db.query<{
    person: string
    act: string
    outcome: string
    changed: Record<string, unknown>
    message: string
  }>('select person, act, outcome, changed, message from desk_book where about = $1 order by id', [order])
