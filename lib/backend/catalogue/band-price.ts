import 'server-only'
import { cachedQuery } from '../catalogue-cache.ts'
import { db } from '../db/pool.ts'

/** The price by which a product `p` is in a band: its MRP, and where none is declared what it costs (Rule 28). */
export const BAND_PRICE = 'case when p.original_paise > 0 then p.original_paise else p.discount_paise end'

/** Whether that of a row lies between two parameters. Each half has its own index. */
export const isBetween = (row: 'p' | 's', from: string, to: string) =>
  `(${row}.original_paise > 0 and ${row}.original_paise between ${from} and ${to}
    or ${row}.original_paise = 0 and ${row}.discount_paise between ${from} and ${to})`

/** Whether a product on sale declares no MRP; where none does, lists are found by their indexes alone. */
export const someLackMrp = (): Promise<boolean> =>
  cachedQuery('some lack an MRP', async () => (await db.one<{ some: boolean }>(LACK))?.some ?? false)

const LACK = 'select exists (select from products where not withdrawn and original_paise = 0) as some'
