import 'server-only'
import type { Sort } from '#lib/contract/sorts.ts'
import type { Counted, Prices, Window } from './catalogue/listing.ts'
import { COUNT_LIMIT } from './catalogue/milestones.ts'
import { orderBy, sortColumn } from './catalogue/order.ts'
import { allCount, type Section } from './catalogue/sections.ts'
import { cachedQuery } from './catalogue-cache.ts'
import { db } from './db/pool.ts'
import { codeQuery, parseQuery, type SearchQuery } from './search/search-query.ts'
import { nextCircle } from './search/tiers.ts'
import { fold } from './search/words.ts'

type Search = {
  text: string
  sort: Sort
  section?: Section
  prices?: Prices
  window: Window
  /** The last word may be half a word. */
  typing?: boolean
}
type Found = Counted & { ids: number[] }

/** Finds products by their code or their words; a word that stands nowhere is taken for the nearest that does. */
export const search = async (asked: Search): Promise<Found> => {
  const code = codeQuery(asked.text)
  const coded = code ? await find(code, asked) : NOTHING
  if (coded.total > 0) return coded
  const question = await parseQuery(asked.text, asked.typing ?? false)
  if (!question) return NOTHING
  const found = await find(question, asked)
  if (found.total > 0 || question.any === question.query) return found
  return find({ ...question, query: question.any, uses: [Number.POSITIVE_INFINITY] }, asked)
}

const NOTHING: Found = { ids: [], total: 0, totalIsAtLeast: false }

// Ranking looks at this many where there are as many, and is content with three pages; sorting by price or name looks
// at as many as are counted. Who is still typing looks at six.
const CANDIDATES = { most: 300, enough: 72 }
const CANDIDATES_TYPING = { most: 80, enough: 40 }

const find = async (question: SearchQuery, asked: Search): Promise<Found> => {
  if (asked.window.offset >= COUNT_LIMIT) return { ids: [], ...(await countAll(question, asked)) }
  const { ids, found, areAll } = await ranked(question, asked)
  // Nobody who is still typing is told how many there are.
  if (areAll || asked.typing) return { ids, total: found, totalIsAtLeast: !areAll }
  const rest = asked.window.limit - ids.length
  const [more, count] = await Promise.all([unranked(question, asked, found, rest), countAll(question, asked)])
  return { ids: [...ids, ...more], ...count }
}

type Ranked = {
  ids: number[]
  found: number
  /** Nothing else matches. */
  areAll: boolean
}

/** First among the best alone: where many match, they are candidates enough. */
const ranked = async (question: SearchQuery, asked: Search): Promise<Ranked> => {
  const all = await cachedQuery('products on sale', allCount)
  if (asked.sort !== 'featured')
    return (await walked(question, asked, all)) ?? candidates(question, asked, COUNT_LIMIT, '')
  const { most, enough } = asked.typing ? CANDIDATES_TYPING : CANDIDATES
  // Words that are asked together go together, until a circle shows that they do not.
  let matching = Math.min(...question.uses)
  for (let looked = 0; ; ) {
    const { size, where } = nextCircle(looked, matching, all, enough)
    const found = await candidates(question, asked, most, where && `and s.${where}`)
    if (!where || found.found >= enough) return found
    looked = size
    matching = ((found.found + 1) * all) / size
  }
}

/**
 * A page of what has a common word, found along the index of its order. Every page of a search goes one way, where
 * there are more than are sorted: the other way sorts ten thousand of them.
 */
const walked = async (question: SearchQuery, asked: Search, all: number): Promise<Ranked | undefined> => {
  const [matching = 0, ...others] = question.uses
  if (others.length > 0 || matching > all || asked.section || asked.prices) return undefined
  const { offset, limit } = asked.window
  const last = matching > COUNT_LIMIT ? COUNT_LIMIT : offset + limit
  const most = matching > COUNT_LIMIT ? MOST_WALKED : matching
  if ((last * all) / matching > most) return undefined
  const rows = await db.query<{ id: number }>(alongIndex(asked.sort), [question.query, offset, limit])
  // There are fewer than it seemed.
  if (rows.length < limit) return undefined
  return { ids: rows.map(row => row.id), found: offset + limit, areAll: false }
}

const MOST_WALKED = 50_000

// A condition of its own for each row, which the planner cannot turn into finding them all and sorting them.
const alongIndex = (sort: Sort) => ({
  name: `search along ${sort}`,
  text: `select p.id from products p
    where not p.withdrawn and (select s.document @@ $1::tsquery from product_search s where s.product_id = p.id)
    order by ${orderBy(sort, 'p')} offset $2 limit $3`,
})

const candidates = async (
  question: SearchQuery,
  asked: Search,
  most: number,
  among: string,
): Promise<Ranked> => {
  const { offset, limit } = asked.window
  const row = await db.one<{ found: number; ids: number[] }>(bestOf(asked, among), [
    ...[question.query, most, offset, limit, ...filterValues(asked)],
    ...(asked.sort === 'featured' ? [fold(asked.text.slice(0, 200)).trim()] : []),
  ])
  const found = row?.found ?? 0
  return { ids: row?.ids ?? [], found, areAll: !among && found < most }
}

const bestOf = (asked: Search, among: string) => {
  const featured = asked.sort === 'featured'
  const key = featured
    ? `${scoreOf(5 + filterValues(asked).length)} as score`
    : `s.${sortColumn(asked.sort).column}`
  const order = featured ? 's.score desc, s.product_id' : orderBy(asked.sort, 's', 'product_id')
  return {
    name: `search ${shapeOf(asked)} ${asked.sort} ${among}`,
    text: `with matches as materialized (select s.product_id, ${key}
        from product_search s where s.document @@ $1::tsquery ${among} ${filtersOf(asked, 5)} limit $2)
      select (select count(*)::int from matches) as found, array(
        select s.product_id from matches s order by ${order} offset $3 limit $4) as ids`,
  }
}

// A word of the name says most, then of its section, then of its material and colours, then of its text.
const scoreOf = (name: number) =>
  `(ts_rank('{0.05, 0.3, 0.4, 1}', s.document, $1::tsquery) + 0.1 * s.liking
    + case when s.name_key = $${name} then 1 when starts_with(s.name_key, $${name}) then 0.5 else 0 end)`

/** What comes after the ranked ones, as it lies there. */
const unranked = async (
  question: SearchQuery,
  asked: Search,
  found: number,
  limit: number,
): Promise<number[]> => {
  if (limit <= 0) return []
  const first = await ranked(question, { ...asked, window: { offset: 0, limit: found } })
  const rows = await db.query<{ id: number }>(
    `select s.product_id as id from product_search s
      where s.document @@ $1::tsquery and not s.product_id = any($4) ${filtersOf(asked, 5)} offset $2 limit $3`,
    [question.query, Math.max(asked.window.offset - found, 0), limit, first.ids, ...filterValues(asked)],
  )
  return rows.map(row => row.id)
}

const countAll = async (question: SearchQuery, asked: Search): Promise<Counted> => {
  if (question.exact && !asked.section && !asked.prices) return capped(question.uses[0] ?? 0)
  const values = [question.query, COUNT_LIMIT + 1, ...filterValues(asked)]
  return cachedQuery(`search ${shapeOf(asked)} ${values.join(' ')}`, async () => {
    const row = await db.one<{ count: number }>(
      `select count(*)::int as count from (
        select from product_search s where s.document @@ $1::tsquery ${filtersOf(asked, 3)} limit $2) found`,
      values,
    )
    return capped(row?.count ?? 0)
  })
}

const capped = (count: number): Counted => ({
  total: Math.min(count, COUNT_LIMIT),
  totalIsAtLeast: count > COUNT_LIMIT,
})

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
