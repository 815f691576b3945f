import 'server-only'
import type { Thing, ThingSize, ThingVariant } from '#lib/desk/rules/thing-types.ts'
import { colourOption, sizeOption } from '#messages/catalogue.ts'
import { inRupees } from '../../catalogue/column-codecs.ts'
import { COLUMNS, EXPORTED_COLUMNS, FREE_COLUMNS, WHOLE_PRODUCTS } from '../../catalogue/product-columns.ts'
import { DECLARED_COLUMNS } from '../../catalogue-import/declared-cells.ts'
import { ATTRIBUTE } from '../../catalogue-import/product-cells.ts'
import { type Db, db } from '../../db/pool.ts'

type Row = Record<string, unknown> & {
  id: number
  asin: string
  slug: string
  name: string
  withdrawn: boolean
  slots: Thing['slots']
  options: string[]
  images: string[]
  image_alt: string[]
  attributes: Record<string, string> | null
  updated_at: Date
}

/** A thing as a sheet would say it; undefined where there is none. */
export async function readThing(id: number, on: Db = db): Promise<Thing | undefined> {
  const row = await on.one<Row>(THING, [id])
  if (!row) return undefined
  const sizes = await on.query<ThingSize>(SIZES, [id])
  const variants = await on.query<VariantRow>(VARIANTS, [id])
  const { asin, name, slug } = row
  return {
    ...{ id, name, slug, sizes, about: asin || String(id), hidden: row.withdrawn, updatedAt: row.updated_at },
    cells: cellsOf(row),
    pictures: row.images.map((picture, index) => ({ name: picture, alt: row.image_alt[index] ?? '' })),
    variants: variants.map(variantOf),
    options: optionsOf(row, variants),
    slots: row.slots,
  }
}

const SPECIAL = ['id', 'sizes']

const cellsOf = (row: Row): Record<string, string> => {
  const cells = COLUMNS.filter(({ sql }) => !SPECIAL.includes(sql)).map(({ sql, csv, write }) => [
    csv,
    write(row[sql]),
  ])
  const free = FREE_COLUMNS.flatMap(({ sql, prefix }) =>
    Object.entries((row[sql] ?? {}) as Record<string, unknown>).map(([key, value]) => [
      prefix + key,
      String(value ?? ''),
    ]),
  )
  const attributes = Object.entries(row.attributes ?? {}).map(([name, value]) => [ATTRIBUTE + name, value])
  // The form says the MRP, where there is one.
  const mrp = ['mrp', Number(row.original_paise) > 0 ? inRupees(Number(row.original_paise)) : '']
  return Object.fromEntries([
    mrp,
    ...DECLARED_COLUMNS.map(column => [column, '']),
    ...cells,
    ...free,
    ...attributes,
  ])
}

type VariantRow = Omit<ThingVariant, 'name' | 'price' | 'mrp'> & { price: number | null; mrp: number | null }

const variantOf = ({ price, mrp, ...variant }: VariantRow): ThingVariant => ({
  ...variant,
  price: price === null ? '' : inRupees(price),
  mrp: mrp === null ? '' : inRupees(mrp),
  name: [variant.size, variant.color, variant.other].filter(Boolean).join(' · '),
})

const optionsOf = ({ options, slots }: Row, variants: readonly VariantRow[]) => {
  if (options.length > 0) return options
  if (variants.length === 0) return []
  return slots.map(slot => (slot === 'size' ? sizeOption : colourOption))
}

const THING = `
  select p.id, p.slug, p.withdrawn, p.slots, p.updated_at, t.attributes, ${EXPORTED_COLUMNS} from ${WHOLE_PRODUCTS} where p.id = $1`

const SIZES = 'select size_desc as size, stock from product_sizes where product_id = $1 order by unit_id'

// One that was taken away is kept for the orders that name it.
const VARIANTS = `
  select v.id, v.size, v.color, v.other, v.sku, v.discount_paise as price, v.original_paise as mrp, v.stock, v.unlimited,
    v.promise, v.hidden
  from variants v where v.product_id = $1 and (not v.withdrawn or v.hidden) order by v.place, v.id limit 1000`
