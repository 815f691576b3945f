import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import type { stockCalls } from '#lib/contract/v1/stock-v1.ts'
import { sizeOfVariant } from '../../catalogue/sellable-sql.ts'
import { db } from '../../db/pool.ts'
import type { Rows } from '../call-row.ts'
import { cursorOf, isTextOf, isWholeId, pageOf, readCursor } from '../cursor.ts'

type Row = {
  product_id: number
  asin: string
  variant_id: number | null
  size: string
  color: string
  other: string
  sku: string
  pieces: number
  unlimited: boolean
}
type Place = readonly [product: number, size: string, variant: number]

async function listStockV1({ product_id, cursor, limit }: InputOf<typeof stockCalls.listStock>) {
  const [product = 0, size = '', variant = 0] = readCursor(cursor, isPlace) ?? []
  const rows = await db.query<Row>(LIST, [product_id ?? null, product, size, variant, limit + 1])
  return pageOf(
    rows,
    limit,
    row => row,
    row => cursorOf(row.product_id, row.size, row.variant_id ?? 0),
  )
}

const isPlace = (parts: readonly unknown[]): parts is Place =>
  parts.length === 3 && isWholeId(parts[0]) && isTextOf(300)(parts[1]) && isWholeId(parts[2])

// Each size has a row; where its variants have pieces of their own, or never run out, each of those has one instead.
const OF_SIZES = (which: string) => `
  select z.product_id, z.asin, v.id as variant_id, z.size_desc as size, coalesce(v.color, '') as color,
         coalesce(v.other, '') as other, coalesce(v.sku, z.sku) as sku, coalesce(v.stock, z.stock) as pieces,
         coalesce(v.unlimited, false) as unlimited
    from (select z.product_id, z.size_desc, z.stock, p.asin, p.sku from product_sizes z join products p on p.id = z.product_id
           where ${which}) z
    left join variants v on v.product_id = z.product_id and ${sizeOfVariant('v')} = z.size_desc and (not v.withdrawn or v.hidden)
      and (v.stock is not null or v.unlimited)`

// As many sizes as rows are asked for have at least as many rows. What is hidden may be shown again.
const LIST = `
  select * from (${OF_SIZES(`($1::int is null or p.id = $1) and (not p.withdrawn or p.hidden) and (z.product_id, z.size_desc) >= ($2, $3)
           order by z.product_id, z.size_desc limit $5::int + 1`)}) s
   where (product_id, size, coalesce(variant_id, 0)) > ($2, $3, $4)
   order by product_id, size, coalesce(variant_id, 0) limit $5`

const ONE = `${OF_SIZES('p.id = $1 and z.size_desc = $2')} order by v.id`

export const stockRows: Rows<typeof stockCalls> = {
  listStock: { read: listStockV1 },
  stepStock: {
    act: 'things.stock',
    form: async ({ product_id, size, variant_id, by }) =>
      (await db.one('select 1 from products where id = $1', [product_id])) && {
        ...{ id: product_id, size: size || NO_SIZE, by: String(by) },
        ...(variant_id !== undefined && { variant: variant_id }),
      },
    after: async ({ product_id, size }) => ({ stock: await db.query<Row>(ONE, [product_id, size]) }),
  },
}
