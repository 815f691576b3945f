import 'server-only'
import {
  addressIsTaken,
  changedAgain,
  changedSince,
  isWithdrawnNow,
  sectionIsGone,
  sectionStays,
  soldMore,
} from '#messages/publications.ts'
import { COLUMNS } from '../catalogue/product-columns.ts'
import { VARIANT_COLUMNS } from '../catalogue/variant-columns.ts'
import type { Db } from '../db/pool.ts'
import { COLLECTIONS_TABLE } from './collection-cells.ts'
import { DELIVERY_TABLE } from './delivery-cells.ts'
import type { ImportErrors } from './errors.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'
import { SECTIONS_TABLE } from './section-cells.ts'
import { SYNONYMS_TABLE } from './synonym-cells.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

/** A product whose address is another's by now stays as it is. */
export const dropTakenAddresses = async (tx: Db, conflicts: ImportErrors) => {
  for (const { id, name, slug } of await tx.query<{ id: number; name: string; slug: string }>(TAKEN)) {
    conflicts.add({
      file: PRODUCTS_TABLE.file,
      column: 'ASIN',
      value: slug,
      reason: addressIsTaken(id, name, slug),
    })
    await tx.run('delete from staged_products where id = $1', [id])
  }
}

/** What is left as it is, and why. */
export const listConflicts = async (tx: Db, conflicts: ImportErrors) => {
  for (const { of, id, name, key, conflict } of await tx.query<Conflict>(CONFLICTS))
    conflicts.add({
      file: FILES[of],
      column: columnOf(of, key),
      value: String(id),
      reason: why(conflict, id, name),
    })
}

/** Of what more was ordered meanwhile than there was before: its stock goes no lower than 0, and somebody waits in vain. */
export const listSoldMore = async (tx: Db, conflicts: ImportErrors) => {
  for (const { of, id, name, size, pieces } of await tx.query<SoldMore>(SOLD_MORE))
    conflicts.add({
      file: FILES[of],
      column: of === 'variant' ? 'stock' : `sizes, ${size}`,
      value: String(id),
      reason: soldMore(id, name, pieces),
    })
}

type SoldMore = { of: 'product' | 'variant'; id: number; name: string; size: string; pieces: number }

const CHOICE = (...parts: string[]) => `concat_ws(', ', p.name, ${parts.map(part => `nullif(${part}, '')`)})`

// Where variants have pieces of their own, those are what is short.
const SOLD_MORE = `
  select 'variant' as of, v.product_id as id, ${CHOICE('v.size', 'v.color', 'v.other')} as name, v.size, u.pieces - r.stock as pieces
    from undoing u join variants v on v.id = u.id join read_variants r on r.id = u.id join products p on p.id = v.product_id
   where u.of = 'variant' and u.key = 'stock' and u.conflict is null and u.before <> 'null' and u.pieces > r.stock
     and not exists (select from leaving l where l.id = v.product_id)
  union all
  select 'product', p.id, ${CHOICE(`nullif(z.size_desc, 'NA')`)}, z.size_desc, u.pieces - z.stock
    from undoing u join read_sizes z on u.of = 'product' and z.product_id = u.id and u.key = 'stock:' || z.size_desc
      join products p on p.id = u.id
   where u.conflict is null and u.before <> 'null' and u.pieces > z.stock
     and not exists (select from leaving l where l.id = p.id)
     and not exists (select from variants v where v.product_id = p.id and v.stock is not null and not v.withdrawn)
  order by id, name limit 100000`

const TAKEN = `select s.id, s.name, s.slug from staged_products s
  where not s.hidden and (exists (select from products p where p.slug = s.slug and p.id <> s.id and not p.withdrawn
      and not exists (select from staged_products o where o.id = p.id) and not exists (select from leaving l where l.id = p.id))
    or exists (select from staged_products o where o.slug = s.slug and o.id < s.id and not o.hidden))
  order by s.id`

type Conflict = { of: keyof typeof FILES; id: number; name: string; key: string; conflict: string }

// What follows from the name or the ASIN is told by that.
const CONFLICTS = `select u.of, coalesce(v.product_id, u.id) as id, u.key, u.conflict,
    concat_ws(', ', coalesce(p.name, s.name, l.name, w.word, d.name, ''), nullif(v.size, ''), nullif(v.color, ''), nullif(v.other, '')) as name
  from undoing u left join variants v on u.of = 'variant' and v.id = u.id
    left join products p on u.of in ('product', 'variant') and p.id = coalesce(v.product_id, u.id)
    left join sections s on u.of = 'section' and s.id = u.id
    left join collections l on u.of = 'collection' and l.id = u.id
    left join synonyms w on u.of = 'synonym' and w.id = u.id
    left join delivery_rules d on u.of = 'delivery' and d.id = u.id
  where u.conflict is not null and u.key not in ('slug', 'name_key', 'sizes', 'slots', 'place')
    and not (u.of = 'variant' and u.key = 'unlimited' and exists (select from undoing o where o.of = u.of and o.id = u.id
      and o.key = 'stock'))
  order by u.of, u.id, u.key limit 100000`

const FILES = {
  product: PRODUCTS_TABLE.file,
  variant: VARIANTS_TABLE.file,
  section: SECTIONS_TABLE.file,
  collection: COLLECTIONS_TABLE.file,
  shop: 'shop.json',
  synonym: SYNONYMS_TABLE.file,
  delivery: DELIVERY_TABLE.file,
}

const why = (conflict: string, id: number, name: string) => {
  if (conflict === 'since') return changedSince(id, name)
  if (conflict === 'section') return sectionIsGone(id, name)
  if (conflict === 'withdrawn') return isWithdrawnNow(id, name)
  if (conflict === 'holds') return sectionStays(id, name)
  return changedAgain(id, name, conflict)
}

const NAMES = new Map(COLUMNS.map(({ sql, csv }) => [sql, csv]))
const VARIANT_NAMES = new Map(VARIANT_COLUMNS.map(({ sql, csv }) => [sql, csv]))
const columnOf = (of: Conflict['of'], key: string) => {
  if (of === 'variant') return VARIANT_NAMES.get(key) ?? key
  return key.startsWith('stock:') ? `sizes, ${key.slice(6)}` : (NAMES.get(key) ?? key)
}
