import 'server-only'
import { EXACT_COUNT } from '#lib/contract/facets.ts'
import type { Sort } from '#lib/contract/sorts.ts'
import { cachedQuery } from '../../catalogue-cache.ts'
import { listDb } from '../../db/list-db.ts'
import { PRODUCT_COLUMNS, type ProductRow, productOf } from '../listed-product.ts'
import type { Window } from '../listing.ts'
import { allCount } from '../sections.ts'
import { orderBy, sortColumn } from '../sort-order.ts'
import { conditionsOf, isNarrowed, type Narrowed } from './conditions.ts'
import { isSet } from './count-bits.ts'
import { fittingBits } from './count-values.ts'
import { isAskedOften, sortedIds } from './sorted-product-ids.ts'

type Wanted = Narrowed & {
  /** How many have the chosen values, in stock or not, at any price. */
  fitting: number
  sort: Sort
  window: Window
}

/**
 * One page of what fits, of the first thousand. By values alone a list that is asked for often is found in the section's order,
 * which is kept. Else: where much fits, the section is walked in its order past what does not; where little fits, all of that
 * is found by its values and sorted.
 */
export const filteredListing = async (wanted: Wanted) => {
  const { section, fitting, window } = wanted
  const count = isNarrowed(wanted) ? await countNarrowed(wanted) : fitting
  const total = Math.min(count, EXACT_COUNT)
  const told = { total, totalIsAtLeast: count > EXACT_COUNT }
  const due = Math.min(window.limit, total - window.offset)
  if (due <= 0) return { products: [], ...told }
  if (!isNarrowed(wanted) && isAskedOften(section, wanted.sort))
    return { products: (await inKeptOrder(wanted, due)).map(productOf), ...told }
  const all = section.isWide ? await cachedQuery('products on sale', allCount) : section.product_count
  const passed = rounded(((window.offset + window.limit) * CAREFUL * all) / count + A_FEW)
  const found = await walkedFar(wanted, { due, passed, all })
  return { products: found.slice(0, due).map(productOf), ...told }
}

const inKeptOrder = async ({ section, chosen, sort, window }: Wanted, due: number) => {
  const bits = chosen.length > 0 ? await fittingBits(section.id, chosen) : undefined
  const fits = (place: number) => !bits || isSet(bits, place)
  const ids = await sortedIds(section, sort, { offset: window.offset, due }, fits)
  return listDb.query<ProductRow>(THESE, [ids])
}

const THESE = {
  name: 'filtered page',
  text: `select ${PRODUCT_COLUMNS} from unnest($1::int[]) with ordinality as page (id, nth)
    join products p on p.id = page.id and not p.withdrawn join sections c on c.id = p.category_id order by page.nth`,
}

/** Walks on, farther each time, as long as that is shorter than to sort. */
const walkedFar = async (
  wanted: Wanted,
  { due, passed, all }: { due: number; passed: number; all: number },
) => {
  for (let most = passed; most < WALKED_FOR_SORTED * wanted.fitting; most *= FARTHER) {
    const rows = await walked(wanted, most)
    if (rows.length >= due || most >= all) return rows
  }
  return sorted(wanted)
}

// Products stand together by what they are, so that many more may have to be passed than on average.
const CAREFUL = 2
const FARTHER = 4
const A_FEW = 100
// To find one by its values and sort it takes as long as to pass so many.
const WALKED_FOR_SORTED = 3

// It stands in the query, so that the planner knows it, and there is a query for each.
const rounded = (count: number) => 2 ** Math.ceil(Math.log2(count))

const walked = (wanted: Wanted, passed: number) => {
  const { section, sort, window } = wanted
  const level = section.isWide ? undefined : section.level
  const facets = '(select f.facets from product_facets f where f.product_id = p.id)'
  const { sql, values, name } = conditionsOf(wanted, facets, 3)
  const own = ['id', 'slots', 'original_paise', 'discount_paise', sortColumn(sort).column]
  const columns = [...new Set(own)].map(name => `p.${name}`).join(', ')
  const inLevel = level ? `and p.${level}_id = $${values.length + 3}` : ''
  return listDb.query<ProductRow>(
    {
      name: `filtered walked ${level ?? 'all'} ${sort} ${name} ${passed}`,
      text: page(
        sort,
        `(select ${columns} from products p where not p.withdrawn ${inLevel}
          order by ${orderBy(sort, 'p')} limit ${passed}) p where ${sql}`,
      ),
    },
    [window.offset, window.limit, ...values, ...(level ? [section.id] : [])],
  )
}

const sorted = (wanted: Wanted) => {
  const { sort, window } = wanted
  const { sql, values, name } = conditionsOf(wanted, 'f.facets', 3)
  return listDb.query<ProductRow>(
    {
      name: `filtered sorted ${sort} ${name}`,
      text: page(
        sort,
        `(select p.id, p.${sortColumn(sort).column} from product_facets f join products p on p.id = f.product_id
          where not p.withdrawn and ${sql} offset 0) p`,
      ),
    },
    [window.offset, window.limit, ...values],
  )
}

const page = (sort: Sort, among: string) => `select ${PRODUCT_COLUMNS}
  from (select p.id from ${among} order by ${orderBy(sort, 'p')} offset $1 limit $2) page
  join products p on p.id = page.id join sections c on c.id = p.category_id
  order by ${orderBy(sort, 'p')}`

/** What is in stock, or costs so much, has no bits: it is counted as far as it is told. */
const countNarrowed = (wanted: Wanted) => {
  const { sql, values, name } = conditionsOf(wanted, 'f.facets', 1)
  return cachedQuery(`narrowed ${name} ${values.join(' ')}`, async () => {
    const text = `select count(*)::int as count from (
      select from product_facets f join products p on p.id = f.product_id
      where not p.withdrawn and ${sql} limit ${EXACT_COUNT + 1}) found`
    return (await listDb.one<{ count: number }>({ name: `narrowed ${name}`, text }, values))?.count ?? 0
  })
}
