import type { Db } from '../db/pool.ts'
import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { COMPARING } from './compare-products.ts'
import { ImportErrors } from './errors.ts'
import { STAGING } from './stage-products.ts'
import { STAGING_VARIANTS } from './stage-variants.ts'
import { stagingUndone } from './undo-publication.ts'
import { stageUndoneVariants } from './undo-variants.ts'

withTestDatabase()

test('an undo of many products looks each address and each variant up, and never reads all of them for one', async () => {
  await transaction(async tx => {
    for (const step of [...SHOP, ...COMPARING, ...STAGING, ...STAGING_VARIANTS, ...UNDOING])
      await tx.run(step)
    // With room in each page a row is changed within its page, as happens now and then among long rows.
    await tx.run('alter table staged_products set (fillfactor = 40)')
    for (const step of stagingUndone()) await tx.run(step)
    expect(await tx.one('select count(*) from staged_products')).toEqual({ count: 2000 })
    await expectLookUp(tx, 'staged_products', 'slug')
    await stageUndoneVariants(tx, new ImportErrors())
    expect(await tx.one('select count(*) from final_variants')).toEqual({ count: 2000 })
    await expectLookUp(tx, 'final_variants', 'product_id')
  })
})

const expectLookUp = async (tx: Db, table: string, column: string) => {
  const plan = await tx.query<{ 'QUERY PLAN': string }>(
    `explain select * from ${table} where ${column} = (select max(${column}) from ${table})`,
  )
  const steps = plan.map(row => row['QUERY PLAN']).join('\n')
  expect(steps).toMatch(new RegExp(`(?:Bitmap )?Index Scan (?:using|on) ${table}_${column}_idx`))
}

const SHOP = [
  `insert into sections (id, level, parent_id, name) values
    (1, 'group', null, 'Cloth'), (2, 'category', 1, 'Wraps'), (3, 'subcategory', 2, 'All')`,
  `insert into products (id, slug, name, name_key, group_id, category_id, subcategory_id, original_paise, discount_paise)
    select n, 'stole-' || n, 'Stole ' || n, 'stole ' || n, 1, 2, 3, 10000, 9000 from generate_series(1, 2000) n`,
  'insert into product_texts (product_id) select id from products',
  `insert into variants (product_id, size, place) select id, 'S', 1 from products`,
]

const UNDOING = [
  `create temporary table undoing on commit drop as select 'product' as of, id, 'discount_paise' as key,
    to_jsonb(8000) as before, to_jsonb(9000) as after, null::integer as pieces, null::text as conflict from products`,
]
