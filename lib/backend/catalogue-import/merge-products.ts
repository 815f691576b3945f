import 'server-only'
import { OWN_COLUMNS } from '../catalogue/compared-columns.ts'
import { SIDES } from '../catalogue/product-columns.ts'
import type { Db } from '../db/pool.ts'
import { notePricesAsked, SAVED_PRICES, startVariantSales } from './merge-sales.ts'
import { saveVariants } from './merge-variants.ts'
import { withoutKeys } from './without-keys.ts'

/** Makes the staged rows the catalogue, touching only what `changed_products` names, and withdraws those of `leaving`. */
export const mergeProducts = async (tx: Db) => {
  await tx.run(WITHDRAW)
  await tx.run(FREE_SLUGS)
  await notePricesAsked(tx)
  await withoutKeys(tx, ['products', 'product_texts'], async () => {
    await tx.run(SAVE_PRODUCTS)
    for (const save of SAVE_SIDES) await tx.run(save)
  })
}

/**
 * Last of all, so that who orders one of these meanwhile waits as short as can be. What was sold since the products
 * were compared is taken off what the file says, and a stock that the file leaves as it was is not touched.
 */
export const mergeStock = async (tx: Db) => {
  await tx.run(LOCK_SIZES)
  await tx.run(DROP_SIZES)
  await tx.run(SET_SIZES)
  await withoutKeys(tx, ['product_sizes'], () => tx.run(ADD_SIZES))
  await withoutKeys(tx, ['variants'], () => saveVariants(tx))
  await startVariantSales(tx)
}

const WITHDRAW = `update products p set withdrawn = true, hidden = false, updated_at = now()
  from leaving l where l.id = p.id`

// Two products may swap their addresses; for a moment neither has one.
const FREE_SLUGS = `update products p set slug = '~' || p.id
  from changed_products c join staged_products s on s.id = c.id where p.id = c.id and p.slug <> s.slug`

// The price of this moment is saved, beside the one that the file says.
const NAMES = [...OWN_COLUMNS.map(({ sql }) => sql), 'regular_paise', 'turns_at']
const said = (name: string) => SAVED_PRICES[name] ?? `p.${name}`

const SAVE_PRODUCTS = `insert into products (id, withdrawn, ${NAMES.join(', ')})
  select p.id, p.hidden, ${NAMES.map(said).join(', ')}
  from changed_products c join (select *, null::integer as regular_paise from staged_products) p on p.id = c.id
  order by p.position, p.id
  on conflict (id) do update set withdrawn = excluded.withdrawn, updated_at = now(),
    ${NAMES.map(name => `${name} = excluded.${name}`).join(', ')}`

// A row beside a product that would hold nothing is not made.
const SAVE_SIDES = SIDES.map(({ table, columns }) => {
  const isText = table === 'product_texts'
  const all = isText ? [...columns, 'attributes'] : columns
  const said = all.map(name => `s.${name}${name === 'attributes' ? '::json' : ''}`)
  const written = (of: string) =>
    all.map(name => `${of}.${name}${name === 'attributes' ? '::text' : ''}`).join(', ')
  return `insert into ${table} as b (product_id, ${all.join(', ')})
    select s.id, ${said.join(', ')} from changed_products c join staged_products s on s.id = c.id
    where true ${isText ? '' : `and (num_nonnulls(${said.join(', ')}) > 0 or exists (select from ${table} o where o.product_id = s.id))`}
    on conflict (product_id) do update set ${all.map(name => `${name} = excluded.${name}`).join(', ')}
    where (${written('b')}) is distinct from (${written('excluded')})`
})

// In the order in which orders take them, so that an order and an import never wait for each other.
const LOCK_SIZES = `select count(*) from (select from product_sizes z
    where exists (select from merged_sizes m
      where m.differs and m.product_id = z.product_id and m.size_desc = z.size_desc)
    order by z.product_id, z.size_desc collate "C" for update) locked`

const DROP_SIZES = `delete from product_sizes z using merged_sizes m
  where m.said is null and z.product_id = m.product_id and z.size_desc = m.size_desc`

const SET_SIZES = `update product_sizes z
  set unit_id = m.unit_id, stock = greatest(0, z.stock + m.said - m.seen)
  from merged_sizes m
  where m.differs and m.said is not null and m.seen is not null
    and z.product_id = m.product_id and z.size_desc = m.size_desc`

const ADD_SIZES = `insert into product_sizes (product_id, size_desc, unit_id, stock)
  select product_id, size_desc, unit_id, said from merged_sizes where seen is null order by product_id, unit_id`
