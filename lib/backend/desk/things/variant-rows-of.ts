import 'server-only'
import type { Slot } from '../../catalogue-import/option-slots.ts'
import { db } from '../../db/pool.ts'

type Row = {
  id: number
  product: string
  size: string
  color: string
  other: string
  slots: Slot[]
  asNamed: boolean
}

/** Rows of variants.csv that give these variants these prices. */
export async function variantRowsOf(prices: ReadonlyMap<number, string>): Promise<Record<string, string>[]> {
  if (prices.size === 0) return []
  const rows = await db.query<Row>(VARIANTS, [[...prices.keys()]])
  return rows.map(row => {
    const [option1 = '', option2 = '', option3 = ''] = row.asNamed
      ? row.slots.map(slot => row[slot])
      : [row.size, row.color]
    return { product: row.product, option1, option2, option3, price: prices.get(row.id) ?? '' }
  })
}

const VARIANTS = `
  select v.id, coalesce(nullif(p.asin, ''), p.id::text) as product, v.size, v.color, v.other, p.slots, p.options <> '{}' as "asNamed"
    from variants v join products p on p.id = v.product_id where v.id = any($1) order by v.product_id, v.place`
