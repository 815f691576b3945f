import 'server-only'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRupees, saleMoment } from '../catalogue/column-codecs.ts'
import { IS_KEPT } from '../catalogue/used-columns.ts'
import type { Db } from '../db/pool.ts'
import { BYTE_ORDER_MARK, csvLine } from './csv.ts'
import type { Slot } from './option-slots.ts'
import { VARIANTS_TABLE } from './variant-cells.ts'

const BATCH = 1_000

/** Writes the variants of what is on sale, the hidden ones too; no file where there are none. */
export const exportVariants = async (tx: Db, folder: string, take: (picture: string) => Promise<void>) => {
  const file = path.join(folder, VARIANTS_TABLE.file)
  await rm(file, { force: true })
  let rows = await tx.query<VariantRow>(NEXT, [0, 0, 0, BATCH])
  if (rows.length === 0) return
  const hasSales = (await tx.one('select from variants where sale_paise is not null limit 1')) !== undefined
  const hasQuantities = (await tx.one("select from variants where net_quantity <> '' limit 1")) !== undefined
  const hasBoxes =
    (await tx.one(
      `select from variants where ${BOX.map(name => `${name} is not null`).join(' or ')} limit 1`,
    )) !== undefined
  const columns = ALL_COLUMNS.filter(
    column =>
      (hasSales || !SALE_COLUMNS.includes(column)) &&
      (hasQuantities || column !== 'net_quantity') &&
      (hasBoxes || !BOX.some(name => name === column)),
  )
  const out = await open(`${file}.part`, 'w')
  try {
    await out.write(BYTE_ORDER_MARK + csvLine(columns))
    while (rows.length > 0) {
      await out.write(rows.map(row => csvLine(fieldsOf(row, { hasSales, hasQuantities, hasBoxes }))).join(''))
      for (const { image } of rows) if (image) await take(image)
      const last = rows.at(-1)
      rows = last ? await tx.query<VariantRow>(NEXT, [last.product_id, last.place, last.id, BATCH]) : []
    }
  } finally {
    await out.close()
  }
  await rename(`${file}.part`, file)
}

type VariantRow = Record<Slot, string> & {
  id: number
  product_id: number
  place: number
  asin: string
  slots: Slot[]
  asNamed: boolean
  sku: string
  barcode: string
  hsn: string
  original_paise: number | null
  discount_paise: number | null
  stock: number | null
  unlimited: boolean
  promise: string
  image: string
  image_alt: string
  weight_grams: number | null
  length_cm: number | null
  breadth_cm: number | null
  height_cm: number | null
  sale_paise: number | null
  sale_from: Date | null
  sale_to: Date | null
  net_quantity: string
  hidden: boolean
}

const ALL_COLUMNS: string[] = [...VARIANTS_TABLE.required, ...VARIANTS_TABLE.optional]
const BOX = ['length_cm', 'breadth_cm', 'height_cm'] as const
const SALE_COLUMNS = ['sale_price', 'sale_from', 'sale_to']

type Has = { hasSales: boolean; hasQuantities: boolean; hasBoxes: boolean }

const fieldsOf = (row: VariantRow, { hasSales, hasQuantities, hasBoxes }: Has) => {
  const [first = '', second = '', third = ''] = valuesOf(row)
  return [
    ...[row.asin || String(row.product_id), first, second, third, row.sku],
    ...[paise(row.discount_paise), paise(row.original_paise)],
    row.unlimited ? 'unlimited' : String(row.stock ?? ''),
    ...[row.promise, row.image, row.image_alt, String(row.weight_grams ?? ''), row.barcode, row.hsn],
    ...(hasSales ? [paise(row.sale_paise), start.write(row.sale_from), end.write(row.sale_to)] : []),
    ...(hasQuantities ? [row.net_quantity] : []),
    ...(hasBoxes ? BOX.map(name => String(row[name] ?? '')) : []),
    row.hidden ? 'true' : '',
  ]
}

// Where the options have no names, the first is a size and the second a colour, whichever of them there is.
const valuesOf = (row: VariantRow) => (row.asNamed ? row.slots.map(slot => row[slot]) : [row.size, row.color])

const [start, end] = [saleMoment('start'), saleMoment('end')]

const paise = (amount: number | null) => (amount === null ? '' : inRupees(amount))

const NEXT = `select v.*, p.asin, p.slots, p.options <> '{}' as "asNamed"
  from variants v join products p on p.id = v.product_id
  where ${IS_KEPT} and (not v.withdrawn or v.hidden) and (v.product_id, v.place, v.id) > ($1, $2, $3)
  order by v.product_id, v.place, v.id limit $4`
