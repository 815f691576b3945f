import 'server-only'
import {
  addressTaken,
  addressTwice,
  idTwice,
  nameOfAnother,
  nameOfSeveral,
  nameTwice,
  newNeedsMore,
  productsOfSku,
  productTwice,
  sameAddress,
  skuOfVariant,
} from '#messages/imports.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import { DIFFERS, SIZES_BESIDE, STOCK_DIFFERS } from '../catalogue/compared-columns.ts'
import { WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import { REGULAR_PRICE } from '../catalogue/sale-sql.ts'
import type { Db } from '../db/pool.ts'
import type { ImportErrors, Told } from './errors.ts'
import { CODES, PRODUCTS_TABLE, REQUIRED_COLUMNS } from './product-cells.ts'

/** Gives each row without an id the one its product has, or a fresh one; which product is meant must be plain. */
export const assignIds = async (tx: Db, errors: ImportErrors, byName: boolean) => {
  await tx.run(ANALYZE)
  if (await tx.one('select from staged_products where id is null limit 1')) {
    await tx.run(BY_ASIN)
    await tx.run(BY_SKU)
    for (const { line, sku, count, product } of await tx.query<UnclearSku>(UNCLEAR_SKU))
      addError(errors, line, 'SKU', sku, product === null ? productsOfSku(sku, count) : skuOfVariant(product))
    await tx.run(UNSURE_SKU)
    await tx.run(BY_ADDRESS, [byName])
    for (const match of [BY_NAME, KEEP_ASIN]) await tx.run(match)
    for (const { line, name, count } of await tx.query<SharedName>(SHARED_NAME))
      addError(errors, line, 'name', name, nameOfSeveral(count))
    await tx.run(FRESH)
  }
  await tx.run(ANALYZE)
}

// Rows are joined by these alone; to read all their texts takes far longer.
const ANALYZE = 'analyze staged_products (line, id, asin, sku, slug, name, subcategory_id)'

/** What one row cannot know: that its id, its address or its name is another row's or another product's too. */
export const checkStaged = async (
  tx: Db,
  errors: ImportErrors,
  options: { withdrawMissing: boolean; byName: boolean; columns: string[] },
) => {
  for (const row of await tx.query<Twice>(TWICE)) {
    const [column, reason] = twice(row)
    addError(errors, row.line, column, String(row[column] ?? ''), reason)
  }
  if (!options.withdrawMissing)
    for (const { line, asin, slug, id } of await tx.query<Taken>(TAKEN_SLUG))
      addError(errors, line, 'ASIN', asin, addressTaken(slug, id))
  await checkNew(tx, errors, options.columns)
  if (!options.byName)
    for (const row of await tx.query<OtherOfThisName>(OTHER_OF_THIS_NAME))
      addError(errors, row.line, 'name', row.name, otherOfThisName(row))
}

/** A product that the shop does not have yet needs more than its code. */
const checkNew = async (tx: Db, errors: ImportErrors, columns: string[]) => {
  const missing = REQUIRED_COLUMNS.filter(name => !columns.includes(name))
  const column = CODES.find(name => columns.includes(name))
  // Without a column for codes the header is at fault, and has been told.
  if (missing.length === 0 || column === undefined) return
  for (const { line, code } of await tx.query<{ line: number; code: string }>(NEW))
    addError(errors, line, column, code, newNeedsMore(missing.join(', ')))
}

const NEW = `select s.line, coalesce(nullif(s.asin, ''), nullif(s.sku, ''), s.id::text) as code from staged_products s
  where not s.unsure and not exists (select from products p where p.id = s.id) order by s.line`

const addError = (errors: ImportErrors, line: number, column: string, value: string, reason: Told) =>
  errors.add({ file: PRODUCTS_TABLE.file, line, column, value, reason })

// The code that the seller gave it says for certain which product a row means.
const BY_ASIN = `update staged_products s set id = p.id, by_name = false
  from (select distinct on (slug) slug, asin, id from products where asin <> '' order by slug, withdrawn, id desc) p
  where s.id is null and not s.unsure and s.asin <> '' and p.slug = s.slug and lower(p.asin) = lower(s.asin)`

// The ASIN comes first. Who leaves it out does not mean to take it away, nor the address with it.
const BY_SKU = `update staged_products s set id = p.id, by_name = false,
    asin = p.asin, slug = case when p.asin <> '' then p.slug else s.slug end
  from (select sku, (array_agg(id))[1] as id, (array_agg(asin))[1] as asin, (array_agg(slug))[1] as slug
    from products where sku <> '' and (not withdrawn or hidden) group by sku having count(*) = 1) p
  where s.id is null and not s.unsure and s.asin = '' and s.sku = p.sku`

type UnclearSku = { line: number; sku: string; count: number; product: number | null }

// One that several products have, or a variant.
const SKUS = `select sku, max(count) as count, max(product) as product from (
    select sku, count(*)::int as count, null::integer as product from products
      where sku <> '' and (not withdrawn or hidden) group by sku
    union all select sku, null, min(product_id) from variants where sku <> '' and not withdrawn group by sku) named group by sku`
const IS_UNCLEAR = `and s.id is null and not s.unsure and s.asin = ''`

const UNCLEAR_SKU = `select s.line, s.sku, coalesce(n.count, 0) as count, case when n.count is null then n.product end as product
  from staged_products s, (${SKUS}) n where n.sku = s.sku ${IS_UNCLEAR} order by s.line limit 100000`

// It is told of once.
const UNSURE_SKU = `update staged_products s set unsure = true from (${SKUS}) n where n.sku = s.sku ${IS_UNCLEAR}`

/** What has this name, but another section, or a price below half or above the double, may well be another thing. */
const IS_OTHER = `(p.subcategory_id <> s.subcategory_id or (least(p.discount_paise, s.discount_paise) > 0
  and greatest(p.discount_paise, s.discount_paise) > 2 * least(p.discount_paise, s.discount_paise)::bigint))`

// One that was withdrawn comes back by its name only on request, and where it is surely the same.
const BY_ADDRESS = `update staged_products s set id = p.id, by_name = true
  from (select distinct on (slug) slug, id, withdrawn and not hidden as withdrawn, subcategory_id, ${REGULAR_PRICE} as discount_paise
    from products p order by slug, withdrawn, id desc) p
  where s.id is null and not s.unsure and s.asin = '' and p.slug = s.slug and not (p.withdrawn and (not $1::boolean or ${IS_OTHER}))`

const BY_NAME = `update staged_products s set id = p.id, by_name = true
  from (select name, min(id) as id from products where not withdrawn or hidden group by name having count(*) = 1) p
  where s.id is null and not s.unsure and s.asin = '' and p.name = s.name`

// Who leaves the code out does not mean to take it away, nor the address with it.
const KEEP_ASIN = `update staged_products s set asin = p.asin, slug = p.slug
  from products p where p.id = s.id and s.by_name and s.asin = '' and p.asin <> ''`

type SharedName = { line: number; name: string; count: number }

const SHARED_NAME = `select s.line, s.name, p.count::int
  from staged_products s join (select name, count(*) from products where not withdrawn or hidden group by name having count(*) > 1) p
    on p.name = s.name
  where s.id is null and not s.unsure and s.asin = '' order by s.line`

const FRESH = `update staged_products s set id = fresh.id, by_name = false
  from (select line, place + greatest((select max(id) from products), (select max(id) from staged_products), 0) as id
    from (select line, row_number() over (order by line) as place from staged_products where id is null) new) fresh
  where s.line = fresh.line`

type Twice = {
  line: number
  id: number
  name: string
  ASIN: string
  SKU: string
  slug: string
  /** Whether the row says its id itself. */
  said: boolean
  by_name: boolean
  first_line: number
  first_name: string
  same_id: boolean
  same_sku: boolean
  same_slug: boolean
}

const TWICE = `with sure as (
    select line, id, name, asin, sku, slug, by_name, min(line) over (partition by id) as id_line,
      case when slug = '' then line else min(line) over (partition by slug) end as slug_line
    from staged_products where not unsure),
  again as (select * from sure where line > least(id_line, slug_line))
  select a.line, a.id, a.name, a.asin as "ASIN", a.sku as "SKU", a.slug, a.by_name is null as said, coalesce(a.by_name, false) as by_name,
    f.line as first_line, f.name as first_name, a.id_line < a.line as same_id, a.sku = f.sku and a.sku <> '' as same_sku, a.slug_line < a.line as same_slug
  from again a join staged_products f on f.line = least(a.id_line, a.slug_line) order by a.line`

const twice = (row: Twice): ['id' | 'name' | 'ASIN' | 'SKU', string] => {
  const { id, name, slug, first_line, first_name } = row
  if (row.same_id && row.said) return ['id', idTwice(id, first_line)]
  if (row.same_id && row.same_sku) return ['SKU', productTwice(id, first_line)]
  if (row.same_slug && row.ASIN !== '' && !row.by_name) return ['ASIN', addressTwice(slug, first_line)]
  if (name.toLowerCase() === first_name.toLowerCase()) return ['name', nameTwice(name, first_line)]
  if (row.same_id) return ['name', productTwice(id, first_line)]
  return ['name', sameAddress(name, first_name, first_line, slug)]
}

type Taken = { line: number; asin: string; slug: string; id: number }

const TAKEN_SLUG = `select s.line, s.asin, s.slug, p.id
  from staged_products s join products p on p.slug = s.slug and p.id <> s.id and not p.withdrawn
  where not s.unsure and not exists (select from staged_products other where other.id = p.id) order by s.line`

type OtherOfThisName = {
  line: number
  name: string
  id: number
  costs: number
  lies_in: string
  says: number
  says_in: string
}

const OTHER_OF_THIS_NAME = `select s.line, s.name, p.id, ${REGULAR_PRICE} as costs, s.discount_paise as says,
    concat_ws(' ', had.id, '(“' || had.name || '”)') as lies_in,
    concat_ws(' ', s.subcategory_id, '(“' || new.name || '”)') as says_in
  from staged_products s join (${WHOLE_PRODUCTS}) on p.id = s.id
    ${SIZES_BESIDE}
    left join sections had on had.id = p.subcategory_id left join sections new on new.id = s.subcategory_id
  where s.by_name and not s.unsure and (${DIFFERS} or ${STOCK_DIFFERS})
    and not exists (select from staged_products o where o.id = s.id and o.line <> s.line) order by s.line`

const otherOfThisName = ({ name, id, costs, lies_in, says, says_in }: OtherOfThisName) =>
  nameOfAnother(
    name,
    id,
    { price: inRupees(costs), section: lies_in },
    { price: inRupees(says), section: says_in },
  )
