import 'server-only'
import { inRupees } from '#lib/backend/catalogue/column-codecs.ts'
import type { Db } from '#lib/backend/db/pool.ts'
import {
  addressTaken,
  addressTwice,
  idTwice,
  nameOfAnother,
  nameOfSeveral,
  nameTwice,
  productTwice,
  sameAddress,
} from '#messages/imports.ts'
import type { ImportErrors } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'

/** Gives each row without an id the one its product has, or a fresh one; which product is meant must be plain. */
export const assignIds = async (tx: Db, errors: ImportErrors) => {
  await tx.run('analyze staged_products')
  if (await tx.one('select from staged_products where id is null limit 1')) {
    for (const match of [BY_ASIN, BY_ADDRESS, BY_NAME, KEEP_ASIN]) await tx.run(match)
    for (const { line, name, count } of await tx.query<SharedName>(SHARED_NAME))
      addError(errors, line, 'name', name, nameOfSeveral(count))
    await tx.run(FRESH)
  }
  await tx.run('create index on staged_products (id)')
  await tx.run('analyze staged_products')
}

/** What one row cannot know: that its id, its address or its name is another row's or another product's too. */
export const checkStaged = async (
  tx: Db,
  errors: ImportErrors,
  options: { withdrawMissing: boolean; byName: boolean },
) => {
  for (const row of await tx.query<Twice>(TWICE)) {
    const [column, reason] = twice(row)
    addError(errors, row.line, column, String(row[column] ?? ''), reason)
  }
  if (!options.withdrawMissing)
    for (const { line, asin, slug, id } of await tx.query<Taken>(TAKEN_SLUG))
      addError(errors, line, 'ASIN', asin, addressTaken(slug, id))
  if (!options.byName)
    for (const row of await tx.query<OtherOfThisName>(OTHER_OF_THIS_NAME))
      addError(errors, row.line, 'name', row.name, otherOfThisName(row))
}

const addError = (errors: ImportErrors, line: number, column: string, value: string, reason: string) =>
  errors.add({ file: PRODUCTS_TABLE.file, line, column, value, reason })

// The code that the seller gave it says for certain which product a row means.
const BY_ASIN = `update staged_products s set id = p.id, by_name = false
  from (select distinct on (slug) slug, asin, id from products where asin <> '' order by slug, withdrawn, id desc) p
  where s.id is null and not s.unsure and s.asin <> '' and p.slug = s.slug and lower(p.asin) = lower(s.asin)`

/** What has this name, but another section, or a price below half or above the double, may well be another thing. */
const IS_OTHER = `(p.subcategory_id <> s.subcategory_id or (least(p.discount_paise, s.discount_paise) > 0
  and greatest(p.discount_paise, s.discount_paise) > 2 * least(p.discount_paise, s.discount_paise)::bigint))`

// One that was withdrawn comes back only where it is surely the same: nobody sees what the shop no longer has.
const BY_ADDRESS = `update staged_products s set id = p.id, by_name = true
  from (select distinct on (slug) slug, id, withdrawn, subcategory_id, discount_paise
    from products order by slug, withdrawn, id desc) p
  where s.id is null and not s.unsure and p.slug = s.slug and not (p.withdrawn and ${IS_OTHER})`

const BY_NAME = `update staged_products s set id = p.id, by_name = true
  from (select name, min(id) as id from products where not withdrawn group by name having count(*) = 1) p
  where s.id is null and not s.unsure and s.asin = '' and p.name = s.name`

// Who leaves the code out does not mean to take it away, nor the address with it.
const KEEP_ASIN = `update staged_products s set asin = p.asin, slug = p.slug
  from products p where p.id = s.id and s.by_name and s.asin = '' and p.asin <> ''`

type SharedName = { line: number; name: string; count: number }

const SHARED_NAME = `select s.line, s.name, p.count::int
  from staged_products s join (select name, count(*) from products where not withdrawn group by name having count(*) > 1) p
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
  slug: string
  /** Whether the row says its id itself. */
  said: boolean
  by_name: boolean
  first_line: number
  first_name: string
  same_id: boolean
  same_slug: boolean
}

const TWICE = `with sure as (
    select line, id, name, asin, slug, by_name, min(line) over (partition by id) as id_line,
      min(line) over (partition by slug) as slug_line
    from staged_products where not unsure),
  again as (select * from sure where line > least(id_line, slug_line))
  select a.line, a.id, a.name, a.asin as "ASIN", a.slug, a.by_name is null as said, coalesce(a.by_name, false) as by_name,
    f.line as first_line, f.name as first_name, a.id_line < a.line as same_id, a.slug_line < a.line as same_slug
  from again a join staged_products f on f.line = least(a.id_line, a.slug_line) order by a.line`

const twice = (row: Twice): ['id' | 'name' | 'ASIN', string] => {
  const { id, name, slug, first_line, first_name } = row
  if (row.same_id && row.said) return ['id', idTwice(id, first_line)]
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

const OTHER_OF_THIS_NAME = `select s.line, s.name, p.id, p.discount_paise as costs, s.discount_paise as says,
    concat_ws(' ', had.id, '(“' || had.name || '”)') as lies_in,
    concat_ws(' ', s.subcategory_id, '(“' || new.name || '”)') as says_in
  from staged_products s join products p on p.id = s.id
    left join sections had on had.id = p.subcategory_id left join sections new on new.id = s.subcategory_id
  where s.by_name and not s.unsure and not p.withdrawn and ${IS_OTHER} order by s.line`

const otherOfThisName = ({ name, id, costs, lies_in, says, says_in }: OtherOfThisName) =>
  nameOfAnother(
    name,
    id,
    { price: inRupees(costs), section: lies_in },
    { price: inRupees(says), section: says_in },
  )
