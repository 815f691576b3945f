import 'server-only'
import type { PriceBand } from '#lib/contract/shop-schemas.ts'
import type { Db } from '../../db/pool.ts'
import { readShop } from '../../shop/read-shop.ts'
import { BAND_PRICE } from '../band-price.ts'
import { bandsFrom } from './bands-from.ts'

/**
 * Keeps the ranges of prices that lists offer: those of shop.json, else made from the prices there are. Made ones stay as
 * long as they fit, so that an address with a range goes on working. Tells whether they changed.
 */
export const writeBands = async (tx: Db): Promise<boolean> => {
  const chosen = (await readShop(tx))?.priceBands ?? []
  const had = await tx.query<PriceBand>(BANDS)
  const bands =
    chosen.length > 0
      ? chosen.toSorted((a, b) => a.min - b.min || a.max - b.max)
      : await bandsOfPrices(tx, had)
  if (JSON.stringify(bands) === JSON.stringify(had)) return false
  await tx.run('delete from price_bands')
  await tx.run(SAVE, [JSON.stringify(bands)])
  return true
}

/** In rupees, in their order. */
export const BANDS = `select min_paise / 100 as min, max_paise / 100 as max from price_bands order by min_paise, max_paise`

const SAVE = `insert into price_bands select 100 * min, 100 * max
  from json_to_recordset($1::json) as b (min bigint, max bigint) on conflict do nothing`

const bandsOfPrices = async (tx: Db, had: PriceBand[]) => {
  const fit = await tx.one<{ fits: boolean }>(FIT, [LEAST_SHARE, MOST_SHARE])
  if (had.length > 0 && fit?.fits) return had
  const { steps, most } = (await tx.one<{ steps: number[] | null; most: number | null }>(STEPS)) ?? {}
  return steps && most ? bandsFrom(steps, most) : []
}

const LEAST_SHARE = 0.04
const MOST_SHARE = 0.5

// Every product is in one, and none of them holds next to nothing or nearly all.
const FIT = `select coalesce(bool_and(share between $1 and $2), false)
      and not exists (select from products p where not p.withdrawn
        and not exists (select from price_bands b where ${BAND_PRICE} between b.min_paise and b.max_paise)) as fits
  from (select count(p.id)::float / nullif((select count(*) from products where not withdrawn), 0) as share
    from price_bands b left join products p on not p.withdrawn and ${BAND_PRICE} between b.min_paise and b.max_paise
    group by b.min_paise, b.max_paise) shares`

const STEPS = `select percentile_disc(array[0.2, 0.4, 0.6, 0.8]) within group (order by ${BAND_PRICE}) as steps,
    max(${BAND_PRICE}) as most
  from products p where not withdrawn`
