import 'server-only'
import { db } from '../db/pool.ts'
import { search } from '../search.ts'

type MissedSearch = {
  question: string
  count: number
  last: Date
  /** The shop has something for it by now. */
  isFound: boolean
}

/** The searches that found nothing, those that were made most often first; and how many there are. */
export const listMissedSearches = async (most: number): Promise<{ all: number; first: MissedSearch[] }> => {
  const rows = await db.query<{ question: string; count: number; last: Date; all: number }>(ALL, [most])
  const first: MissedSearch[] = []
  for (const { all: _, ...row } of rows) first.push({ ...row, isFound: await isFoundNow(row.question) })
  return { all: rows[0]?.all ?? 0, first }
}

const isFoundNow = async (text: string) =>
  (await search({ text, sort: 'featured', window: { offset: 0, limit: 1 } })).ids.length > 0

const ALL = `select question, count, last_at as last, count(*) over ()::int as all from missed_searches
  order by count desc, last_at desc, question limit $1`
