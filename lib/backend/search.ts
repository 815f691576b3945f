import 'server-only'
import type { Sort } from '#lib/contract/catalogue-schemas.ts'
import { countOnce } from './catalogue/count-once.ts'
import { COUNT_LIMIT, type Counted, type Prices, type Window } from './catalogue/listing.ts'
import { orderBy } from './catalogue/order.ts'
import type { Section } from './catalogue/sections.ts'
import { db } from './db/pool.ts'
import { anyOf, askedWords, codeQuestion, corrected, questionOf } from './search/question.ts'
import { fold } from './search/words.ts'

export type Search = { text: string; sort: Sort; section?: Section; prices?: Prices; window: Window }
export type Found = Counted & { ids: number[] }

/** Finds products by their words; a word that stands nowhere is taken for the nearest that does. */
export const search = async (asked: Search): Promise<Found> => {
  const words = askedWords(asked.text)
  if (words.length === 0) return NOTHING
  const code = codeQuestion(asked.text)
  const coded = code ? await find(code, asked) : NOTHING
  if (coded.total > 0) return coded
  const question = questionOf(words)
  const found = await find(question, asked)
  if (found.total > 0) return found
  const meant = await corrected(words)
  if (!meant) return NOTHING
  const again = meant === question ? found : await find(meant, asked)
  return again.total > 0 || !meant.includes(' & ') ? again : find(anyOf(meant), asked)
}

const NOTHING: Found = { ids: [], total: 0, totalIsAtLeast: false }

// Ranking looks at this many; sorting by price or name at ten times as many.
const CANDIDATES = 1_000

const find = async (question: string, asked: Search): Promise<Found> => {
  const { offset, limit } = asked.window
  if (offset >= COUNT_LIMIT) return { ids: [], ...(await countAll(question, asked)) }
  const most = asked.sort === 'featured' ? CANDIDATES : COUNT_LIMIT
  const name = fold(asked.text.slice(0, 200)).trim()
  const row = await db.one<{ found: number; ids: number[] }>(bestOf(asked), [
    ...[question, most, offset, limit, ...filterValues(asked)],
    ...(asked.sort === 'featured' ? [name] : []),
  ])
  const { ids = [], found = 0 } = row ?? {}
  if (found < most) return { ids, total: found, totalIsAtLeast: false }
  return {
    ids: [...ids, ...(await unranked(question, asked, Math.max(offset, most), limit - ids.length))],
    ...(await countAll(question, asked)),
  }
}

const bestOf = (asked: Search) => {
  const filters = filtersOf(asked, 5)
  const score =
    asked.sort === 'featured' ? `${scoreOf(5 + filterValues(asked).length)} desc, s.product_id` : undefined
  return {
    name: `search ${shapeOf(asked)} ${asked.sort}`,
    text: `with matches as materialized (
        select * from product_search s where s.document @@ $1::tsquery ${filters} limit $2)
      select (select count(*)::int from matches) as found, array(
        select s.product_id from matches s order by ${score ?? orderBy(asked.sort, 's').replace(/\.id\b/, '.product_id')}
        offset $3 limit $4) as ids`,
  }
}

// A word of the name says most, then of its section, then of its material and colours, then of its text.
const scoreOf = (name: number) =>
  `(ts_rank('{0.05, 0.3, 0.4, 1}', s.document, $1::tsquery) + 0.1 * s.liking
    + case when s.name_key = $${name} then 1 when starts_with(s.name_key, $${name}) then 0.5 else 0 end)`

/** What lies beyond the ranked ones, as it lies there. */
const unranked = async (question: string, asked: Search, offset: number, limit: number) => {
  if (limit <= 0 || offset >= COUNT_LIMIT) return []
  const rows = await db.query<{ id: number }>(
    `select s.product_id as id from product_search s
      where s.document @@ $1::tsquery ${filtersOf(asked, 4)} offset $2 limit $3`,
    [question, offset, limit, ...filterValues(asked)],
  )
  return rows.map(row => row.id)
}

const countAll = (question: string, asked: Search): Promise<Counted> => {
  const values = [question, COUNT_LIMIT + 1, ...filterValues(asked)]
  return countOnce(`search ${shapeOf(asked)} ${values.join(' ')}`, async () => {
    const row = await db.one<{ count: number }>(
      `select count(*)::int as count from (
        select from product_search s where s.document @@ $1::tsquery ${filtersOf(asked, 3)} limit $2) found`,
      values,
    )
    const count = row?.count ?? 0
    return { total: Math.min(count, COUNT_LIMIT), totalIsAtLeast: count > COUNT_LIMIT }
  })
}

const filtersOf = ({ section, prices }: Search, first: number) =>
  (section ? `and s.${section.level}_id = $${first} ` : '') +
  (prices
    ? `and s.original_paise between $${first + (section ? 1 : 0)} and $${first + (section ? 2 : 1)}`
    : '')
const filterValues = ({ section, prices }: Search) => [
  ...(section ? [section.id] : []),
  ...(prices ? [prices.minPaise, prices.maxPaise] : []),
]
const shapeOf = ({ section, prices }: Search) => `${section?.level ?? 'all'} ${prices ? 'priced' : ''}`
