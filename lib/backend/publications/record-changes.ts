import 'server-only'
import { COMPARED } from '../catalogue/compared-columns.ts'
import { WHOLE_PRODUCTS } from '../catalogue/product-columns.ts'
import { withoutKeys } from '../catalogue-import/without-keys.ts'
import type { Db } from '../db/pool.ts'
import { changedFields } from './changed-fields.ts'
import { IS_SUM, recordVariants } from './record-variants.ts'

/** Remembers sections, collections, shop, synonyms and delivery as they are before a publication touches them. */
export const rememberBefore = async (tx: Db) => {
  await tx.run(
    `create temporary table sections_before on commit drop as select id, ${SECTION} as row from sections s`,
  )
  await tx.run(
    `create temporary table collections_before on commit drop as select id, ${SECTION} as row from collections s`,
  )
  await tx.run(
    'create temporary table shop_before on commit drop as select details || more as said from shop',
  )
  await tx.run('create temporary table synonyms_before on commit drop as select id, means from synonyms')
  await tx.run(
    'create temporary table delivery_before on commit drop as select id, terms from delivery_rules',
  )
}

/** The number of the publication that is being made. Publications are made one at a time. */
export const nextPublication = async (tx: Db) =>
  (await tx.one<{ id: number }>('select coalesce(max(id), 0) + 1 as id from publications'))?.id ?? 1

/** Keeps what changes, field by field: of sections, collections, shop, synonyms and delivery by what they were, of products before they are saved. */
export const recordChanges = async (tx: Db, publication: number) => {
  await withoutKeys(tx, ['publication_changes'], async () => {
    for (const record of [
      placesOf('section'),
      placesOf('collection'),
      SHOP,
      SYNONYMS,
      DELIVERY,
      NEW_PRODUCTS,
      LEAVING,
      PRODUCTS,
    ])
      await tx.run(record, [publication])
    await recordVariants(tx, publication)
  })
}

// What the shop reckons for itself is no change of the seller's.
const SECTION = `to_jsonb(s) - array['updated_at', 'product_count', 'further_count', 'turns_at']`

/** {"name": ["before", "after"]} of the keys in which two JSON objects differ. */
const difference = (
  before: string,
  after: string,
) => `(select jsonb_object_agg(key, jsonb_build_array(b.value, a.value))
    from jsonb_each(${before}) b full join jsonb_each(${after}) a using (key) where b.value is distinct from a.value)`

const placesOf = (kind: 'section' | 'collection') => `insert into publication_changes
  select $1, '${kind}', s.id, case when b.id is null then '{"withdrawn": [null, false]}' else ${difference('b.row', SECTION)} end
  from ${kind}s s left join ${kind}s_before b on b.id = s.id where b.id is null or b.row is distinct from ${SECTION}`

const SHOP = `insert into publication_changes
  select $1, 'shop', 0, ${difference("coalesce(b.said, '{}')", '(s.details || s.more)')}
  from shop s left join shop_before b on true where b.said is distinct from s.details || s.more`

const SYNONYMS = `insert into publication_changes
  select $1, 'synonym', s.id, jsonb_build_object('means', jsonb_build_array(coalesce(b.means, '{}'), s.means))
  from synonyms s left join synonyms_before b on b.id = s.id where coalesce(b.means, '{}') <> s.means`

const DELIVERY = `insert into publication_changes
  select $1, 'delivery', d.id, jsonb_build_object('terms', jsonb_build_array(b.terms, d.terms))
  from delivery_rules d left join delivery_before b on b.id = d.id where b.terms is distinct from d.terms`

const NEW_PRODUCTS = `insert into publication_changes
  select $1, 'product', c.id, jsonb_build_object('withdrawn', jsonb_build_array(null, s.hidden))
  from changed_products c join staged_products s on s.id = c.id where c.fresh order by c.id`

const LEAVING = `insert into publication_changes
  select $1, 'product', l.id, '{"withdrawn": [false, true]}' from leaving l join products p on p.id = l.id
  where not p.withdrawn`

// They follow from the subcategory, wherever that hangs by then.
const DERIVED = ['group_id', 'category_id']

const FIELDS = [
  ...COMPARED.filter(({ sql }) => !DERIVED.includes(sql)).map(({ sql, type, had, says }) => ({
    name: sql,
    had,
    says,
    ...(type === 'numeric' && { differs: `${had}::text is distinct from ${says}::text` }),
  })),
  { name: 'withdrawn', had: 'p.withdrawn', says: 's.hidden' },
  {
    name: 'sizes',
    had: 'z.had',
    says: 'z.says',
    differs: 'z.product_id is not null and z.had is distinct from z.says',
  },
]

// A stock that differs is a field of its own, so that a later change of another size is no conflict.
const STOCKS = `select m.product_id,
    array_agg(size_desc order by seen_place) filter (where seen is not null) as had,
    array_agg(size_desc order by unit_id) filter (where said is not null) as says,
    jsonb_object_agg('stock:' || size_desc, jsonb_build_array(seen, said)) filter (where seen is distinct from said and not ${IS_SUM}) as stocks
  from merged_sizes m group by m.product_id`

const PRODUCTS = `insert into publication_changes
  select $1, 'product', c.id, ${changedFields(FIELDS)} || coalesce(z.stocks, '{}')
  from changed_products c join staged_products s on s.id = c.id
    join (${WHOLE_PRODUCTS}) on p.id = c.id
    left join (${STOCKS}) z on z.product_id = c.id
  where not c.fresh order by c.id`
