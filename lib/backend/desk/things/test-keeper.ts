import 'server-only'
import { randomBytes } from 'node:crypto'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../../db/pool.ts'
import { openDeskSession } from '../door/open-desk-session.ts'
import { personOf } from '../door/person-of.ts'
import { runAct } from '../run-act.ts'

/** For tests: somebody who works at the desk, and does its acts as a form does. */
export async function testKeeper(role: Role = 'catalogue', name = 'Meera') {
  const row = await db.one<{ id: string }>(
    'insert into desk_people (name, role) values ($1, $2) returning id',
    [name, role],
  )
  const token = await openDeskSession(String(row?.id), { device: 'test' })
  const person = await personOf(token)
  const does = (
    act: string,
    values: Record<string, unknown>,
    key = randomBytes(12).toString('hex'),
  ): Promise<ActResult> =>
    runAct({ area: 'things', act, token, values: { ...values, key }, asker: { device: 'test' } })
  return { person, token, does }
}

/** A small picture of one colour. */
export const testPicture = async (width = 40, height = 30) => {
  const { default: sharp } = await import('sharp')
  return sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer()
}
