import 'server-only'
import { createHash } from 'node:crypto'
import { changedMeanwhile, changedMeanwhileBy } from '#messages/desk-things.ts'
import { locale } from '#messages/language.ts'
import { db } from '../../db/pool.ts'
import { StopEdit } from './publish-edit.ts'

/** What a form was made of: another value of one of these cells gives another text. */
export const seenOf = (cells: Readonly<Record<string, string>>, columns: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(columns.toSorted().map(column => [column, cells[column] ?? ''])))
    .digest('hex')
    .slice(0, 16)

type Seen = {
  about: string
  columns: readonly string[]
  seen: string
  cells: Readonly<Record<string, string>>
}

/** Ends an edit of cells that are others by now than its form showed. */
export async function refuseUnseen({ about, columns, seen, cells }: Seen) {
  if (seenOf(cells, columns) !== seen) throw new StopEdit({ refused: await sayWho(about, columns), about })
}

/** Who has changed it meanwhile, as far as the book knows. */
export const sayWho = async (about: string, columns: readonly string[]) => {
  const last = await db.one<{ person: string; at: Date }>(LAST, [about, columns])
  return last ? changedMeanwhileBy(last.person, timeOf(last.at)) : changedMeanwhile
}

const timeOf = (at: Date) =>
  at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Kolkata' })

const LAST = `
  select person, at from desk_book where about = $1 and outcome = 'done' and changed ?| $2::text[]
   order by id desc limit 1`
