import { withTestDatabase } from '../db/test-database.ts'
import { transaction } from '../db/transaction.ts'
import { assignIds } from './check-staged.ts'
import { ImportErrors } from './errors.ts'
import { STAGING } from './stage-products.ts'

withTestDatabase()

test('rows that came without ids are found by the ids they get, without reading all of them', async () => {
  await transaction(async tx => {
    for (const step of STAGING) await tx.run(step)
    // With room in each page a row is changed within its page, as happens now and then among long rows.
    await tx.run('alter table staged_products set (fillfactor = 40)')
    await tx.run(`insert into staged_products (line, name, asin, sku, slug)
      select n, 'Stole ' || n, '', '', 'stole-' || n from generate_series(1, 2000) n`)
    await assignIds(tx, new ImportErrors(), false)
    const plan = await tx.query<{ 'QUERY PLAN': string }>(
      'explain select sizes from staged_products where id = (select max(id) from staged_products)',
    )
    const steps = plan.map(row => row['QUERY PLAN']).join('\n')
    expect(steps).toContain('Index Scan using staged_products_id_idx on staged_products')
    expect(steps).not.toContain('Seq Scan')
  })
})
