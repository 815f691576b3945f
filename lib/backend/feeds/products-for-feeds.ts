import 'server-only'
import type { Declared } from '#lib/catalogue/rules/declared.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { type ProductRow, productOf, WHOLE_COLUMNS } from '../catalogue/listed-product.ts'
import { PLANNED_SALE, PLANNED_SALES } from '../catalogue/sale-sql.ts'
import { type Db, db } from '../db/pool.ts'
import { DECLARED_LEVELS } from '../declarations/levels-sql.ts'
import { publicDeclarations } from '../declarations/public-declarations.ts'
import type { PlannedSale } from './sale-of.ts'

/** What a feed reads of a product on sale: what its page shows, and its codes. */
export type FeedProduct = {
  product: Product
  sku: string
  barcode: string
  /** Of its variants, by their ids. */
  barcodes: Record<string, string>
  /** What its price will be, or is for a while; the same of its variants. */
  sale?: PlannedSale | null
  sales?: Record<string, PlannedSale | null> | null
  /** From the group down. */
  sections: string[]
}

const BATCH = 200

/** All products on sale in batches, each read when the last one is used up: no connection waits for a slow reader. */
export async function* productsForFeeds(from: Db = db): AsyncGenerator<FeedProduct[], void> {
  for (let after = 0; ; ) {
    const rows = await from.query<FeedRow>(NEXT, [after, BATCH])
    const last = rows.at(-1)
    if (!last) return
    yield await Promise.all(rows.map(feedProductOf))
    after = last.id
  }
}

type FeedRow = ProductRow & {
  long_description: string
  attributes: Record<string, string>
  levels: Declared[]
  brand: string
  sku: string
  barcode: string
  barcodes: Record<string, string> | null
  planned: PlannedSale | null
  planned_of_variants: Record<string, PlannedSale | null> | null
  group_name: string
  section_name: string
}

const feedProductOf = async (row: FeedRow): Promise<FeedProduct> => ({
  product: {
    ...productOf(row),
    ...(row.brand && { brand: row.brand }),
    colongdescription: row.long_description,
    attributes: row.attributes,
    declared: await publicDeclarations(row.levels),
  },
  sku: row.sku,
  barcode: row.barcode,
  barcodes: row.barcodes ?? {},
  sale: row.planned,
  sales: row.planned_of_variants,
  sections: [row.group_name, row.category, row.section_name],
})

// A withdrawn product is hidden, or was taken out; a withdrawn variant is in none of its columns either.
const NEXT = {
  name: 'products for feeds',
  text: `select ${WHOLE_COLUMNS}, coalesce(t.long_description, '') as long_description,
      coalesce(t.attributes, '{}') as attributes, p.brand, p.sku, p.barcode, ${DECLARED_LEVELS} as levels, g.name as group_name, s.name as section_name,
      ${PLANNED_SALE} as planned, ${PLANNED_SALES} as planned_of_variants,
      case when p.slots <> '{}' then (select json_object_agg(v.id, v.barcode) from variants v
        where v.product_id = p.id and not v.withdrawn and v.barcode <> '') end as barcodes
    from products p join sections c on c.id = p.category_id join sections g on g.id = p.group_id
      join sections s on s.id = p.subcategory_id left join product_texts t on t.product_id = p.id
    where not p.withdrawn and p.id > $1 order by p.id limit $2`,
}
