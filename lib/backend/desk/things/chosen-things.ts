import 'server-only'
import { z } from 'zod'
import { THING_VIEWS, type ThingFilter } from '#lib/desk/rules/thing-types.ts'
import { db } from '../../db/pool.ts'
import { fewPieces } from './few-pieces.ts'
import { thingConditions } from './thing-conditions.ts'

/** So many are changed at once; more go by a sheet. */
export const MOST_CHOSEN = 5_000

/** Which things an act of many means: those that were ticked, or all that a filter finds. */
export const chosen = {
  picks: z.string().max(60_000).default(''),
  all: z.string().max(1).default(''),
  q: z.string().max(200).default(''),
  section: z.string().max(12).default(''),
  show: z.enum(THING_VIEWS).catch('all').default('all'),
}

export type Chosen = { picks: string; all: string; q: string; section: string; show: ThingFilter['show'] }

export async function chosenIds({ picks, all, q, section, show }: Chosen): Promise<number[]> {
  if (all !== '1')
    return [...new Set(picks.split(',').map(Number))]
      .filter(id => Number.isInteger(id) && id > 0)
      .slice(0, MOST_CHOSEN)
  const { where, values } = thingConditions({
    ...{ q, show, few: await fewPieces() },
    section: /^\d{1,9}$/.test(section) ? Number(section) : undefined,
  })
  const rows = await db.query<{ id: number }>(
    `select p.id from products p where ${where} order by p.id desc limit ${MOST_CHOSEN + 1}`,
    values,
  )
  return rows.map(({ id }) => id)
}
