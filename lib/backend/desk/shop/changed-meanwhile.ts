import 'server-only'
import type { ActRefused } from '#lib/desk/rules/act-types.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { changedBy, changedElsewhere } from '#messages/desk-shop.ts'
import { db } from '../../db/pool.ts'

/** Somebody else has changed what this page showed: who, and when, as far as the book knows. */
export async function changedMeanwhile(about: string): Promise<ActRefused> {
  const line = await db.one<{ person: string; at: Date }>(LAST, [about])
  return { refused: line ? changedBy(line.person, momentInIndia(line.at)) : changedElsewhere, about }
}

const LAST = `select person, at from desk_book
  where about = $1 and act like 'shop.%' and outcome = 'done' order by id desc limit 1`
