import 'server-only'
import { analyzeProducts } from '../catalogue/analyze-products.ts'
import { LIKING } from '../catalogue/rating-sql.ts'
import { SEARCH_COLUMNS } from '../catalogue/sort-order.ts'
import { pipeline } from '../catalogue-import/pipeline.ts'
import { jsonbFields, jsonFields } from '../db/json-fields.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { documentOf } from './document.ts'
import { forgetSounds, indexWords } from './index-words.ts'
import { TIERS } from './tiers.ts'
import { mayBeCode } from './words.ts'

const BATCH = 1_000

/**
 * Gets search ready to read anew the products whose ids stand in the temporary table `changed_products (id)`, with the
 * choices of `staged_variants` and without those of `gone_variants`, and to forget those no longer on sale. Gives the last step, which is quick: searches wait from it to the commit.
 */
export const indexProducts = async (
  tx: Db,
  progress: (done: number) => void = () => {},
  isNewFormat = false,
) => {
  await writeDocuments(tx, progress)
  const { fresh = 0, kept = 0 } = (await tx.one<{ fresh: number; kept: number }>(COUNTS)) ?? {}
  // Word by word into the old index, or all the words into a new one: past a fifth the new one is quicker.
  const anew = fresh * 5 > kept
  // Counting all words anew takes most of the time of a small change, and a price changes none.
  const hasOtherWords = isNewFormat || anew || (await tx.one(OTHER_WORDS)) !== undefined
  await runAll(tx, anew ? NEXT : IN_PLACE)
  if (hasOtherWords) await indexWords(tx, anew ? 'product_search_next' : 'product_search')
  return () => runAll(tx, anew ? SWAP : [])
}

/** Makes search read all products anew if another version of the shop wrote what it reads. Tells whether it did. */
export const refreshSearch = () =>
  transaction(async tx => {
    const row = await tx.one<{ format: number }>('select format from search_format for update')
    if (row?.format === FORMAT) return false
    await tx.run('set local statement_timeout = 0')
    await analyzeProducts(tx)
    await tx.run('create temporary table changed_products on commit drop as select id from products')
    for (const none of NO_STAGED_CHOICES) await tx.run(none)
    await forgetSounds(tx)
    const finish = await indexProducts(tx, undefined, true)
    await finish()
    await tx.run('update search_format set format = $1', [FORMAT])
    return (await tx.one('select 1 from product_search limit 1')) !== undefined
  })

const NO_STAGED_CHOICES = [
  `create temporary table staged_variants (id integer, product_id integer, sku text, barcode text, hidden boolean)
    on commit drop`,
  'create temporary table gone_variants (id integer) on commit drop',
]

// To be raised with every change of what a document or the list of words holds.
const FORMAT = 6

const runAll = async (tx: Db, steps: string[]) => {
  for (const step of steps) await tx.run(step)
}

const writeDocuments = async (tx: Db, progress: (done: number) => void) => {
  await tx.run('create temporary table new_documents (id integer, document tsvector) on commit drop')
  await tx.run(CODES)
  await tx.run('analyze codes_of_choices')
  // A cursor: one plan and one walk, however many there are.
  await tx.run(`declare changed_texts no scroll cursor for ${CHANGED}`)
  const saving = pipeline()
  const fetch = () => tx.query<Row>(`fetch ${BATCH} from changed_texts`)
  let done = 0
  for (let rows = await fetch(); rows.length > 0; ) {
    // These are made while the database takes the ones before.
    const batch = JSON.stringify(rows.map(row => ({ id: row.id, document: documentOf(textsOf(row)) })))
    done += rows.length
    await saving.end()
    rows = await fetch()
    await saving.next(() => tx.run(SAVE, [batch]))
    progress(done)
  }
  await saving.end()
  await tx.run('close changed_texts')
  await tx.run('analyze new_documents')
}

type Row = {
  id: number
  name: string
  asin: string
  codes: string[]
  sections: string
  said: string
  material: string
  details: string
  description: string
}

const textsOf = (row: Row) => ({
  A: row.name,
  B: `${row.sections} ${row.said}`,
  C: `${row.material} ${row.details} ${row.codes.filter(code => !mayBeCode(code)).join(' ')}`,
  D: row.description,
  asin: row.asin,
  codes: row.codes,
})

// Of the attributes only those that name something: advice on washing finds nothing.
const CHANGED = `select p.id, p.name, p.asin, p.material, p.description,
    concat_ws(' ', sub.name, c.name, c.category_name, g.name) as sections,
    concat_ws(' ', p.brand, p.type, case when t.translations <> '{}' then (select string_agg(text, ' ')
      from ${jsonbFields('t.translations')} n where starts_with(key, 'name:')) end) as said,
    array_remove(array[p.sku, p.barcode] || v.codes, '') as codes,
    concat_ws(' ', p.badge, p.badge1, array_to_string(p.colors, ' '), array_to_string(p.tags, ' '),
      (select string_agg(text, ' ') from ${jsonFields('t.attributes')} a where length(text) <= 60)) as details
  from changed_products n
    join products p on p.id = n.id and not p.withdrawn
    join product_texts t on t.product_id = p.id
    join sections sub on sub.id = p.subcategory_id
    join sections c on c.id = p.category_id
    join sections g on g.id = p.group_id
    left join codes_of_choices v on v.product_id = p.id`

// The choices as they are about to be: they are saved last, with the stock.
const CODES = `create temporary table codes_of_choices on commit drop as
  select product_id, array_agg(code order by code) as codes from (
    select v.product_id, unnest(array[v.sku, v.barcode]) as code
      from changed_products n join variants v on v.product_id = n.id and not v.withdrawn
        left join staged_variants s on s.id = v.id left join gone_variants g on g.id = v.id
      where s.id is null and g.id is null
    union select s.product_id, unnest(array[s.sku, s.barcode])
      from changed_products n join staged_variants s on s.product_id = n.id where not s.hidden) codes
  where code <> '' group by product_id`

const SAVE = `insert into new_documents
  select id, document::tsvector from json_to_recordset($1::json) as d (id integer, document text)`

const COUNTS = `select (select count(*)::int from new_documents) as fresh,
  (select count(*)::int from product_search s where not exists (select from changed_products c where c.id = s.product_id)) as kept`

const OTHER_WORDS = `select 1 from changed_products c left join new_documents d on d.id = c.id
    left join product_search s on s.product_id = c.id
  where d.document is distinct from s.document limit 1`

const COLUMNS = `product_id, group_id, category_id, subcategory_id, original_paise, ${SEARCH_COLUMNS.join(', ')}, liking,
  tier, document`

const positionOf = (place: number) =>
  `(select position from products where not withdrawn order by position, id offset ${place - 1} limit 1)`

// Who comes before the last of a tier belongs to it; a shop smaller than a tier is all in it.
const TIER = TIERS.map(
  ({ size }, tier) => `when p.position <= coalesce(${positionOf(size)}, p.position) then ${tier}`,
)

const FRESH = `select p.id, p.group_id, p.category_id, p.subcategory_id, p.original_paise,
    ${SEARCH_COLUMNS.map(column => `p.${column}`).join(', ')},
    ${LIKING}, case ${TIER.join(' ')} else ${TIERS.length} end, d.document
  from new_documents d join products p on p.id = d.id order by p.position, p.id`

const IN_PLACE = [
  'delete from product_search s using changed_products c where s.product_id = c.id',
  `insert into product_search (${COLUMNS}) ${FRESH}`,
]

const NEXT = [
  'create table product_search_next (like product_search including constraints including defaults)',
  `insert into product_search_next (${COLUMNS}) ${FRESH}`,
  `insert into product_search_next (${COLUMNS}) select ${COLUMNS} from product_search s
    where not exists (select from changed_products c where c.id = s.product_id)`,
  'alter table product_search_next add primary key (product_id)',
  'create index product_search_next_document on product_search_next using gin (document) with (fastupdate = off)',
  ...TIERS.map(
    ({
      name,
      where,
    }) => `create index product_search_next_${name}_document on product_search_next using gin (document)
      with (fastupdate = off) where ${where}`,
  ),
]

const SWAP = [
  'drop table product_search',
  'alter table product_search_next rename to product_search',
  ...['pkey', 'document', ...TIERS.map(({ name }) => `${name}_document`)].map(
    name => `alter index product_search_next_${name} rename to product_search_${name}`,
  ),
]
