import 'server-only'
import type { GivenProduct, ProductV1 } from '#lib/contract/v1/products-v1.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { paiseOf } from '#lib/rules/paise-of.ts'
import { inRupees } from '../../catalogue/column-codecs.ts'

type Changed = Omit<GivenProduct, 'asin' | 'sizes'>
type Cells = Record<string, string>

/** The column of a sheet that each field of a program is. */
const COLUMNS = {
  name: 'name',
  price_paise: 'discountPrice',
  mrp_paise: 'mrp',
  sale_price_paise: 'sale_price',
  delivery_paise: 'recommendedSellingPrice',
  sale_from: 'sale_from',
  sale_to: 'sale_to',
  description: 'description',
  long_description: 'colongdescription',
  brand: 'brand',
  material: 'material',
  badge: 'badge',
  tags: 'tags',
  colors: 'color',
  type: 'type',
  sku: 'SKU',
  barcode: 'barcode',
  weight_g: 'weight_g',
  hsn: 'hsn',
  tax_rate: 'tax_rate',
  origin_country: 'origin_country',
  net_quantity: 'net_quantity',
  seo_title: 'seo_title',
  seo_description: 'seo_description',
  hidden: 'hidden',
  section: 'path',
  section_id: 'subcategory_id',
  images: 'images',
} as const satisfies Record<keyof Changed, string>

type Field = keyof typeof COLUMNS

/** The cells that these fields mean; a field that was not sent has none. */
export const cellsOfFields = (fields: Changed): Cells =>
  Object.fromEntries(
    (Object.keys(COLUMNS) as Field[]).flatMap(field =>
      fields[field] === undefined ? [] : [[COLUMNS[field], cellOf(field, fields[field])]],
    ),
  )

const cellOf = (field: Field, value: unknown): string => {
  if (value === null) return ''
  if (field.endsWith('_paise')) return inRupees(Number(value))
  return Array.isArray(value) ? value.join('|') : String(value)
}

/** A thing as programs read it. */
export function fieldsOfThing(thing: Thing): Omit<ProductV1, 'variants' | 'version'> {
  const { cells } = thing
  const text = (field: Field) => cells[COLUMNS[field]] ?? ''
  const list = (field: Field) => text(field).split('|').filter(Boolean)
  const whole = (field: Field) => (/^\d{1,9}$/.test(text(field)) ? Number(text(field)) : null)
  return {
    id: thing.id,
    asin: cells.ASIN ?? '',
    section_id: whole('section_id'),
    name: thing.name,
    price_paise: paiseOf(text('price_paise')) ?? 0,
    mrp_paise: paiseOf(text('mrp_paise')) ?? null,
    sale_price_paise: paiseOf(text('sale_price_paise')) ?? null,
    delivery_paise: paiseOf(text('delivery_paise')) ?? 0,
    sale_from: text('sale_from'),
    sale_to: text('sale_to'),
    description: text('description'),
    long_description: text('long_description'),
    brand: text('brand'),
    material: text('material'),
    badge: text('badge'),
    tags: list('tags'),
    colors: list('colors'),
    type: text('type'),
    sku: text('sku'),
    barcode: text('barcode'),
    weight_g: whole('weight_g'),
    hsn: text('hsn'),
    tax_rate: text('tax_rate'),
    origin_country: text('origin_country'),
    net_quantity: text('net_quantity'),
    seo_title: text('seo_title'),
    seo_description: text('seo_description'),
    hidden: thing.hidden,
    images: thing.pictures,
    attributes: Object.fromEntries(
      Object.entries(cells).flatMap(([name, value]) =>
        name.startsWith('attr:') ? [[name.slice('attr:'.length), value]] : [],
      ),
    ),
    options: thing.options,
    sizes: thing.sizes.map(({ size, stock }) => ({ size, pieces: stock })),
    updated_at: thing.updatedAt.toISOString(),
  }
}
