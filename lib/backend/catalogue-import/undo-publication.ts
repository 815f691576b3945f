import 'server-only'
import { noPublication, shopStays, undoneAlready } from '#messages/publications.ts'
import { WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import { REGULAR_PRICE } from '../catalogue/sale-sql.ts'
import { jsonbFields } from '../db/json-fields.ts'
import type { Db } from '../db/pool.ts'
import { splitStored } from '../shop/shop-json.ts'
import { ImportErrors, ImportRefused, type Told } from './errors.ts'
import { type PublicationReport, type Publishing, publish } from './publish.ts'
import { undoCollections } from './undo-collections.ts'
import { dropTakenAddresses, listConflicts, listSoldMore } from './undo-conflicts.ts'
import { undoDelivery } from './undo-delivery.ts'
import { undoSections, withdrawAddedSections } from './undo-sections.ts'
import { undoSynonyms } from './undo-synonyms.ts'
import { findVariantConflicts, OF_VARIANTS, stageUndoneVariants } from './undo-variants.ts'

export type UndoOptions = Publishing & {
  /** Where none is given, the last publication that has not been undone. */
  publication?: number
  /** Takes back all later ones too. */
  through?: boolean
  /** Whether it is made at the desk, where a single change is taken back. */
  desk?: boolean
}
export type UndoReport = PublicationReport & {
  undone: number
  /** What a later publication changed as well, and what stays as it is. */
  conflicts: ImportErrors
}

/**
 * Takes a publication back: each field that it changed gets what it held before, unless it was changed again since.
 * Stock goes back by the difference, so that what was sold meanwhile stays sold.
 */
export const undoPublication = async (options: UndoOptions): Promise<UndoReport> => {
  const conflicts = { list: new ImportErrors() }
  let undone = 0
  const report = await publish(options, async tx => {
    conflicts.list = new ImportErrors()
    undone = await findPublication(tx, options)
    const through = options.through ?? false
    await tx.run(fieldsOf(`c.publication_id ${through ? '>=' : '='} ${undone}`))
    for (const step of INDEX) await tx.run(step)
    if (!through) await tx.run(CHANGED_AGAIN, [undone])
    await tx.run(CHANGED_SINCE)
    await findVariantConflicts(tx)
    const sections = await undoSections(tx)
    const shop = await undoShop(tx, conflicts.list)
    const collections = await undoCollections(tx)
    const synonyms = await undoSynonyms(tx)
    const delivery = await undoDelivery(tx)
    for (const step of [GONE_SECTIONS, STILL_GONE, LEAVING, ...stagingUndone()]) await tx.run(step)
    await dropTakenAddresses(tx, conflicts.list)
    await stageUndoneVariants(tx, conflicts.list)
    sections.withdrawn += await withdrawAddedSections(tx)
    await listConflicts(tx, conflicts.list)
    await listSoldMore(tx, conflicts.list)
    return {
      kind: { kind: 'undo', undoes: undone, through, desk: options.desk ?? false, sheet: options.sheet },
      ...{ sections, collections, shop, synonyms, delivery, warnings: new ImportErrors() },
      onSaved: () => tx.run(MARK_UNDONE, [undone, through]),
    }
  })
  return { ...report, undone, conflicts: conflicts.list }
}

const INDEX = ['create index on undoing (id)', 'analyze undoing']

/** Stages the products as they were before: of `undoing`, without those that are `leaving`. */
export const stagingUndone = () => [
  ...[FIELDS, 'analyze undone_fields', READ_SIZES, 'analyze read_sizes', STOCKS, 'analyze undone_stocks'],
  // As with the index on their ids, it is there before the rows, which change in this transaction.
  'create index on staged_products (slug)',
  ...[STAGE, PLACES, 'analyze staged_products'],
]

const findPublication = async (tx: Db, { publication }: UndoOptions) => {
  const refuse = (reason: Told): never => {
    const errors = new ImportErrors()
    errors.add({ file: 'undo', reason })
    throw new ImportRefused(errors)
  }
  if (publication === undefined) {
    const last = await tx.one<{ id: number }>(LAST)
    return last?.id ?? refuse(noPublication())
  }
  const found = await tx.one<{ undone_by: number | null }>(
    'select undone_by from publications where id = $1',
    [publication],
  )
  if (!found) return refuse(noPublication(publication))
  if (found.undone_by !== null) return refuse(undoneAlready(publication, found.undone_by))
  return publication
}

const LAST = `select id from publications where kind = 'import' and not desk and undone_by is null
  order by id desc limit 1`

// What an undo took back stands again once that undo is itself taken back.
const MARK_UNDONE = `with latest as (select max(id) as id from publications),
  again as (update publications set undone_by = null where undone_by = $1)
  update publications p set undone_by = latest.id from latest
  where (p.id = $1 or ($2 and p.id > $1)) and p.undone_by is null and p.id < latest.id`

/** Puts back what shop.json said, where what comes of it can still be read. */
const undoShop = async (tx: Db, conflicts: ImportErrors) => {
  const row = await tx.one<{ all: Record<string, unknown> }>(SHOP_BEFORE)
  if (!row) return false
  const before = splitStored(row.all)
  if (!before) conflicts.add({ file: 'shop.json', reason: shopStays })
  else return (await tx.run(PUT_BACK, [JSON.stringify(before.details), JSON.stringify(before.more)])) > 0
  return false
}

const PUT_BACK = 'update shop set details = $1::jsonb, more = $2::jsonb, updated_at = now()'

const SHOP_BEFORE = `select (shop.details || shop.more) - array_agg(u.key) ||
    coalesce(jsonb_object_agg(u.key, u.before) filter (where u.before <> 'null'), '{}') as all
  from shop, undoing u where u.of = 'shop' and u.conflict is null group by shop.details, shop.more`

const NOW = `to_jsonb(p) || to_jsonb(t) || coalesce(to_jsonb(x), '{}') || jsonb_build_object('attributes', t.attributes::text,
  'discount_paise', ${REGULAR_PRICE})`

// One that was added goes, and so does one that had come back. What was hidden before is hidden again, not taken away.
const LEAVING = `insert into leaving select u.id from undoing u join products p on p.id = u.id
  where u.of = 'product' and u.key = 'withdrawn' and u.conflict is null and u.before <> 'false' and not p.withdrawn
    and not exists (select from undoing h where h.of = 'product' and h.id = u.id and h.key = 'hidden' and h.before = 'true')`

const GONE_SECTIONS = `update undoing u set conflict = 'section' from sections s
  where u.of = 'product' and u.key = 'subcategory_id' and s.id = (u.before #>> '{}')::int and s.withdrawn`

// What is withdrawn by now, and was not by this publication, does not come back for the sake of a price.
const STILL_GONE = `update undoing u set conflict = 'withdrawn' from products p
  where u.of = 'product' and p.id = u.id and p.withdrawn and not p.hidden and u.conflict is null
    and not exists (select from undoing w where w.of = 'product' and w.id = u.id and w.key = 'withdrawn'
      and w.conflict is null and w.before = 'false')`

// Tables of their own, so that the planner knows how many rows they have.
const FIELDS = `create temporary table undone_fields on commit drop as select u.id, coalesce(jsonb_object_agg(u.key, u.before) filter (where not starts_with(u.key, 'stock:')), '{}')
      - array['withdrawn', 'sizes'] as fields
  from undoing u where u.of = 'product' and u.conflict is null and not exists (select from leaving l where l.id = u.id)
  group by u.id having bool_or(u.key <> 'sizes')
  union all select o.id, '{}' from (${OF_VARIANTS}) o where not exists (select from undoing u
    where u.of = 'product' and u.id = o.id and u.conflict is null and u.key <> 'sizes')`

const READ_SIZES = `insert into read_sizes select z.product_id, z.size_desc, z.unit_id, z.stock
  from product_sizes z where exists (select from undoing u where u.of = 'product' and u.id = z.product_id
    and starts_with(u.key, 'stock:') and u.conflict is null)`

// The sizes as they were read, with the difference taken off; in the order of before.
const STOCKS = `create temporary table undone_stocks on commit drop as
  select product_id, array_agg(size order by place nulls last, unit_id) as sizes,
    array_agg(stock order by place nulls last, unit_id) as stocks
  from (select coalesce(z.product_id, u.id) as product_id, coalesce(z.size_desc, u.size) as size, z.unit_id,
      greatest(0, coalesce(z.stock, 0) - coalesce(u.pieces, 0)) as stock,
      array_position(array(select jsonb_array_elements_text(o.before) from undoing o
        where o.of = 'product' and o.id = coalesce(z.product_id, u.id) and o.key = 'sizes'
          and jsonb_typeof(o.before) = 'array'), coalesce(z.size_desc, u.size)) as place
    from read_sizes z
      full join (select u.id, substr(u.key, 7) as size, u.before, u.pieces from undoing u
          where u.of = 'product' and starts_with(u.key, 'stock:') and u.conflict is null) u
        on u.id = z.product_id and u.size = z.size_desc
    where (u.before = 'null') is not true) sizes
  group by product_id`

const STAGE = `insert into staged_products
  select r.* from undone_fields f join (${WHOLE_PRODUCTS}) on p.id = f.id
    left join undone_stocks z on z.product_id = f.id,
    jsonb_populate_record(null::staged_products, ${NOW} || f.fields || jsonb_build_object(
      'line', f.id, 'unsure', false, 'by_name', false, 'sizes', z.sizes, 'stocks', z.stocks)) r`

const PLACES = `update staged_products s set category_id = c.id, group_id = c.parent_id
  from sections sub join sections c on c.id = sub.parent_id where sub.id = s.subcategory_id`

// Stock is not compared with what it was left at: it is sold, and goes back by the difference.
const CHANGED_SINCE = `update undoing u set conflict = 'since'
  from (${WHOLE_PRODUCTS})
  where u.of = 'product' and p.id = u.id and u.conflict is null and u.key <> 'sizes' and not starts_with(u.key, 'stock:')
    and coalesce((${NOW})->u.key, 'null') is distinct from u.after`

// Of which undone ones, and those that undid them, nothing is left.
const CHANGED_AGAIN = `update undoing u set conflict = later.id from (
    select c.of, c.id as changed, key, max(c.publication_id)::text as id
    from publication_changes c join publications p on p.id = c.publication_id, jsonb_object_keys(c.changes) key
    where p.id > $1 and p.kind = 'import' and p.undone_by is null group by c.of, c.id, key) later
  where u.key <> 'sizes' and later.of = u.of and later.changed = u.id and later.key = u.key`

// Field by field: what it held before the first of the publications, and what the last of them left there.
const fieldsOf = (which: string) => `create temporary table undoing on commit drop as
  select of, c.id, key, (array_agg(value->0 order by publication_id))[1] as before,
    (array_agg(value->1 order by publication_id desc))[1] as after,
    sum(coalesce((value->>1)::bigint, 0) - coalesce((value->>0)::bigint, 0))
      filter (where starts_with(key, 'stock:') or (of = 'variant' and key = 'stock'))::integer as pieces,
    null::text as conflict
  from publication_changes c cross join lateral ${jsonbFields('c.changes')} f where ${which} group by of, c.id, key`
