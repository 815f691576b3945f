import 'server-only'
import type { Changed } from '#lib/desk/rules/act-types.ts'
import { db } from '../db/pool.ts'

export type BookLine = {
  id: number
  at: Date
  /** As they were called then; '' for nobody, such as a sign-in that failed. */
  person: string
  act: string
  outcome: 'begun' | 'done' | 'refused' | 'failed'
  /** The number or code of what it was about; of a person the name. */
  about: string
  changed: Changed
  message: string
}

export type BookWish = {
  person?: string
  /** As India counts days, 2026-11-24. */
  day?: string
  about?: string
  /** Lines before this one. */
  before?: number
}

const PAGE = 50

/** A page of the book, the newest line first; `older` leads to the next one. */
export async function readBook({ person, day, about, before }: BookWish) {
  const rows = await db.query<BookLine>(LINES, [
    before ?? null,
    person ?? null,
    day ?? null,
    about ? `${escaped(about)}%` : null,
    PAGE + 1,
  ])
  const lines = rows.slice(0, PAGE)
  return { lines, older: rows.length > PAGE ? lines.at(-1)?.id : undefined }
}

/** What was done about one thing, the newest first: for its own page. */
export const bookAbout = (about: string, most = 20) => db.query<BookLine>(ABOUT, [about, most])

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const LINE = `
  select b.id, b.at, b.person, b.act, b.outcome, coalesce(p.name, b.about) as about, b.changed, b.message
    from desk_book b left join desk_people p on p.id::text = b.about`

const LINES = `${LINE}
   where ($1::bigint is null or b.id < $1) and ($2::uuid is null or b.person_id = $2)
     and ($3::date is null or (b.at >= $3::date::timestamp at time zone 'Asia/Kolkata'
       and b.at < ($3::date + 1)::timestamp at time zone 'Asia/Kolkata'))
     and ($4::text is null or b.about ilike $4 or p.name ilike $4)
   order by b.id desc limit $5`

const ABOUT = `${LINE} where b.about = $1 and b.outcome = 'done' order by b.id desc limit $2`
