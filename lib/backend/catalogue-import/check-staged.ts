import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'
import type { Faults } from './faults.ts'
import { PRODUCTS_TABLE } from './product-cells.ts'

/** Gives each row without an id the one its product has, or a fresh one; which product is meant must be plain. */
export const assignIds = async (tx: Db, faults: Faults) => {
  await tx.run(`update staged_products s set id = p.id
    from (select distinct on (slug) slug, id from products order by slug, withdrawn, id desc) p
    where s.id is null and p.slug = s.slug`)
  await tx.run(`update staged_products s set id = p.id
    from (select name, min(id) as id from products where not withdrawn group by name having count(*) = 1) p
    where s.id is null and s.asin = '' and p.name = s.name`)
  for (const { line, reason } of await tx.query<{ line: number; reason: string }>(SHARED_NAME))
    faults.add({ file: PRODUCTS_TABLE.file, line, column: 'name', reason })
  await tx.run(`update staged_products s set id = fresh.id
    from (select line, place + greatest((select max(id) from products), (select max(id) from staged_products), 0) as id
      from (select line, row_number() over (order by line) as place from staged_products where id is null) new) fresh
    where s.line = fresh.line`)
  await tx.run('create index on staged_products (id)')
  await tx.run('analyze staged_products')
}

/** What one row cannot know: that its id or its address is another row's too. */
export const checkStaged = async (tx: Db, faults: Faults, withdrawMissing: boolean) => {
  const say = (column: string) => (row: { line: number; reason: string }) =>
    faults.add({ file: PRODUCTS_TABLE.file, line: row.line, column, reason: row.reason })
  const ids = await tx.query<{ line: number; reason: string }>(TWICE_ID)
  ids.forEach(say('id'))
  const slugs = await tx.query<{ line: number; reason: string }>(TWICE_SLUG)
  slugs.forEach(say('ASIN'))
  if (withdrawMissing) return
  const taken = await tx.query<{ line: number; reason: string }>(TAKEN_SLUG)
  taken.forEach(say('ASIN'))
}

const SHARED_NAME = `select s.line, format('%s products of the shop have this name: give the id of the one that is meant, or a new one', p.count) as reason
  from staged_products s join (select name, count(*) from products where not withdrawn group by name having count(*) > 1) p
    on p.name = s.name
  where s.id is null and s.asin = '' order by s.line`

const TWICE_ID = `select line, format('product %s stands on line %s already', id, first) as reason
  from (select line, id, min(line) over (partition by id) as first from staged_products) s
  where line > first order by line`

const TWICE_SLUG = `select line, format('the address /product/%s is that of line %s already', slug, first) as reason
  from (select line, slug, min(line) over (partition by slug) as first from staged_products) s
  where line > first order by line`

const TAKEN_SLUG = `select s.line, format('the address /product/%s belongs to product %s already', s.slug, p.id) as reason
  from staged_products s join products p on p.slug = s.slug and p.id <> s.id and not p.withdrawn
  where not exists (select from staged_products other where other.id = p.id) order by s.line`
