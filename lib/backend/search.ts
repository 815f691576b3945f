import 'server-only'
import type { Sort } from '#lib/contract/sorts.ts'
import { isBetween } from './catalogue/band-price.ts'
import type { Counted, Prices, Window } from './catalogue/listing.ts'
import { COUNT_LIMIT } from './catalogue/page-cursors.ts'
import { allCount, type Section } from './catalogue/sections.ts'
import { orderBy, sortColumn } from './catalogue/sort-order.ts'
import { cachedQuery } from './catalogue-cache.ts'
import { listDb } from './db/list-db.ts'
import { codeQuery, parseQuery, type SearchQuery } from './search/search-query.ts'
import { nextCircle } from './search/tiers.ts'
import { fold } from './search/words.ts'

type Search = {
  text: string
  sort: Sort
  section?: Section
  prices?: Prices
  /** Only of these countries of origin, by the ids of their values. */
  countries?: readonly number[]
  window: Window
  /** The last word may be incomplete. */
  typing?: boolean
}
type Found = Counted & { ids: number[] }

/** Finds products by their code or their words; an unknown word is replaced by the nearest known one. */
export const search = async (search: Search): Promise<Found> => {
  const code = codeQuery(search.text)
  const coded = code ? await find(code, search) : NOTHING
  if (coded.total > 0) return coded
  const query = await parseQuery(search.text, search.typing ?? false)
  if (!query) return NOTHING
  const found = await find(query, search)
  if (found.total > 0 || query.any === query.query) return found
  return find({ ...query, query: query.any, uses: [Number.POSITIVE_INFINITY], least: 0 }, search)
}

const NOTHING: Found = { ids: [], total: 0, totalIsAtLeast: false }

// Ranks this many products, and stops after three pages; sorting by price or name looks at as many as are counted.
// Suggestions look at six.
const CANDIDATES = { most: 300, enough: 72 }
const CANDIDATES_TYPING = { most: 80, enough: 40 }

const find = async (query: SearchQuery, search: Search): Promise<Found> => {
  if (search.window.offset >= COUNT_LIMIT) return { ids: [], ...(await countAll(query, search)) }
  const { ids, found, areAll } = await ranked(query, search)
  // Suggestions show no count.
  if (areAll || search.typing) return { ids, total: found, totalIsAtLeast: !areAll }
  const rest = search.window.limit - ids.length
  const [more, count] = await Promise.all([unranked(query, search, found, rest), countAll(query, search)])
  return { ids: [...ids, ...more], ...count }
}

type Ranked = {
  ids: number[]
  found: number
  /** Nothing else matches. */
  areAll: boolean
}

/** Searches the best matches first: where many match, they are candidates enough. */
const ranked = async (query: SearchQuery, search: Search): Promise<Ranked> => {
  const all = await cachedQuery('products on sale', allCount)
  if (search.sort !== 'featured')
    return (await walked(query, search, all)) ?? candidates(query, search, COUNT_LIMIT, '')
  const { most, enough } = search.typing ? CANDIDATES_TYPING : CANDIDATES
  // Words that are searched together usually occur together, until a batch shows that they do not.
  let matching = Math.min(...query.uses)
  for (let looked = 0; ; ) {
    const { size, where } = nextCircle(looked, matching, all, enough)
    const found = await candidates(query, search, most, where && `and s.${where}`)
    if (!where || found.found >= enough) return found
    looked = size
    matching = ((found.found + 1) * all) / size
  }
}

/**
 * A page of what has a common word, found along the index of its order. Every page of a search goes one way, where
 * there are more than are sorted: the other way sorts ten thousand of them.
 */
const walked = async (query: SearchQuery, search: Search, all: number): Promise<Ranked | undefined> => {
  const [matching = 0, ...others] = query.uses
  if (others.length > 0 || matching > all || search.section || search.prices || search.countries)
    return undefined
  const { offset, limit } = search.window
  const last = matching > COUNT_LIMIT ? COUNT_LIMIT : offset + limit
  const most = matching > COUNT_LIMIT ? MOST_WALKED : matching
  if ((last * all) / matching > most) return undefined
  const rows = await listDb.query<{ id: number }>(alongIndex(search.sort), [query.query, offset, limit])
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
  query: SearchQuery,
  search: Search,
  most: number,
  among: string,
): Promise<Ranked> => {
  const { offset, limit } = search.window
  const row = await listDb.one<{ found: number; ids: number[] }>(bestOf(search, among), [
    ...[query.query, most, offset, limit, ...filterValues(search)],
    ...(search.sort === 'featured' ? [fold(search.text.slice(0, 200)).trim()] : []),
  ])
  const found = row?.found ?? 0
  return { ids: row?.ids ?? [], found, areAll: !among && found < most }
}

const bestOf = (search: Search, among: string) => {
  const featured = search.sort === 'featured'
  const key = featured
    ? `${scoreOf(5 + filterValues(search).length)} as score`
    : `s.${sortColumn(search.sort).column}`
  const order = featured ? 's.score desc, s.product_id' : orderBy(search.sort, 's', 'product_id')
  return {
    name: `search ${shapeOf(search)} ${search.sort} ${among}`,
    text: `with matches as materialized (select s.product_id, ${key}
        from product_search s where s.document @@ $1::tsquery ${among} ${filtersOf(search, 5)} limit $2)
      select (select count(*)::int from matches) as found, array(
        select s.product_id from matches s order by ${order} offset $3 limit $4) as ids`,
  }
}

// A word of the name counts most, then of the section, then of material and colours, then of the text.
const scoreOf = (name: number) =>
  `(ts_rank('{0.05, 0.3, 0.4, 1}', s.document, $1::tsquery) + 0.1 * s.liking
    + case when s.name_key = $${name} then 1 when starts_with(s.name_key, $${name}) then 0.5 else 0 end)`

/** The products after the ranked ones, in stored order. */
const unranked = async (
  query: SearchQuery,
  search: Search,
  found: number,
  limit: number,
): Promise<number[]> => {
  if (limit <= 0) return []
  const first = await ranked(query, { ...search, window: { offset: 0, limit: found } })
  const rows = await listDb.query<{ id: number }>(
    `select s.product_id as id from product_search s
      where s.document @@ $1::tsquery and not s.product_id = any($4) ${filtersOf(search, 5)} offset $2 limit $3`,
    [query.query, Math.max(search.window.offset - found, 0), limit, first.ids, ...filterValues(search)],
  )
  return rows.map(row => row.id)
}

const countAll = async (query: SearchQuery, search: Search): Promise<Counted> => {
  const isNarrowed = search.section || search.prices || search.countries
  if (!isNarrowed && isCounted(query)) return capped(query.least)
  const values = [query.query, COUNT_LIMIT + 1, ...filterValues(search)]
  return cachedQuery(`search ${shapeOf(search)} ${values.join(' ')}`, async () => {
    const row = await listDb.one<{ count: number }>(
      `select count(*)::int as count from (
        select from product_search s where s.document @@ $1::tsquery ${filtersOf(search, 3)} limit $2) found`,
      values,
    )
    return capped(row?.count ?? 0)
  })
}

// One word, or several of which one alone is in more products than are counted.
const isCounted = ({ uses: [most], least }: SearchQuery) => least === most || least > COUNT_LIMIT

const capped = (count: number): Counted => ({
  total: Math.min(count, COUNT_LIMIT),
  totalIsAtLeast: count > COUNT_LIMIT,
})

const filtersOf = ({ section, prices, countries }: Search, first: number) =>
  (section ? `and ${isIn(section, first)} ` : '') +
  (prices ? `and ${isBetween('s', `$${first + (section ? 1 : 0)}`, `$${first + (section ? 2 : 1)}`)} ` : '') +
  (countries ? `and ${isFrom(first + (section ? 1 : 0) + (prices ? 2 : 0))}` : '')
const isFrom = (values: number) =>
  `exists (select from product_facets f where f.product_id = s.product_id and f.facets && $${values}::int[])`
// A section that lists products of others, and a collection, have their lists elsewhere.
const isIn = ({ isWide, level }: Section, value: number) =>
  isWide
    ? `exists (select from product_facets f where f.product_id = s.product_id and f.facets @> array[-$${value}::int])`
    : `s.${level}_id = $${value}`
const filterValues = ({ section, prices, countries }: Search) => [
  ...(section ? [section.id] : []),
  ...(prices ? [prices.minPaise, prices.maxPaise] : []),
  ...(countries ? [countries] : []),
]
const shapeOf = ({ section, prices, countries }: Search) =>
  `${section?.isWide ? 'wide' : (section?.level ?? 'all')} ${prices ? 'priced' : ''} ${countries ? 'countries' : ''}`
