import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'
import { PRICE_BANDS } from '#lib/constants.ts'

/** Makes the temporary table of the shop's price bands. Tells whether they differ from those that products have. */
export const writeBands = async (tx: Db): Promise<boolean> => {
  await tx.run(
    'create temporary table shop_bands (name text, min_paise integer, max_paise integer) on commit drop',
  )
  const bands = PRICE_BANDS.map(({ min, max }) => ({
    name: `${min}-${max}`,
    min_paise: 100 * min,
    max_paise: 100 * max,
  }))
  await tx.run('insert into shop_bands select * from json_populate_recordset(null::shop_bands, $1::json)', [
    JSON.stringify(bands),
  ])
  return false
}
