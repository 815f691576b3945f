import 'server-only'
import { createHash } from 'node:crypto'
import { newPrice, type Rounding } from '#lib/desk/rules/new-price.ts'
import type { PriceLine, PricePreview } from '#lib/desk/rules/price-preview.ts'
import { REGULAR_PRICE } from '../../catalogue/sale-sql.ts'
import { type Db, db } from '../../db/pool.ts'

const SHOWN = 100

/** What each price would be: of things, and of their choices that have one of their own. */
export async function previewPrices(
  ids: readonly number[],
  percent: number,
  rounding: Rounding,
  on: Db = db,
): Promise<PricePreview> {
  const rows = await on.query<Omit<PriceLine, 'to' | 'isAboveMrp'>>(PRICES, [ids])
  const lines = rows.map(row => {
    const to = newPrice(row.from, percent, rounding)
    return { ...row, to, isAboveMrp: row.mrp > 0 && to > row.mrp }
  })
  const changing = lines.filter(line => line.to !== line.from && !line.isAboveMrp)
  return {
    lines: changing,
    shown: lines.filter(line => line.to !== line.from).slice(0, SHOWN),
    left: lines.filter(line => line.isAboveMrp).length,
    halved: changing.filter(line => line.to * 2 < line.from).length,
    seen: digestOf(changing),
  }
}

const digestOf = (lines: readonly PriceLine[]) =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(({ id, variant, from, to }) => [id, variant, from, to])))
    .digest('hex')
    .slice(0, 16)

const PRICES = `
  select p.id, null::int as variant, p.name, ${REGULAR_PRICE} as "from", p.original_paise as mrp from products p where p.id = any($1)
  union all
  select p.id, v.id, concat_ws(' · ', p.name, nullif(v.size, ''), nullif(v.color, ''), nullif(v.other, '')), v.discount_paise,
    coalesce(v.original_paise, p.original_paise)
    from products p join variants v on v.product_id = p.id
   where p.id = any($1) and not v.withdrawn and v.discount_paise is not null
  order by 1 desc, 2 nulls first`
