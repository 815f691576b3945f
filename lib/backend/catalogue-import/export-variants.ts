import 'server-only'
import { open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { inRupees } from '#lib/backend/catalogue/column-codecs.ts'
import type { Db } from '#lib/backend/db/pool.ts'
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
  const out = await open(`${file}.part`, 'w')
  try {
    await out.write(BYTE_ORDER_MARK + csvLine([...VARIANTS_TABLE.required, ...VARIANTS_TABLE.optional]))
    while (rows.length > 0) {
      await out.write(rows.map(row => csvLine(fieldsOf(row))).join(''))
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
  hidden: boolean
}

const fieldsOf = (row: VariantRow) => {
  const [first = '', second = '', third = ''] = valuesOf(row)
  return [
    ...[row.asin || String(row.product_id), first, second, third, row.sku],
    ...[paise(row.discount_paise), paise(row.original_paise)],
    row.unlimited ? 'unlimited' : String(row.stock ?? ''),
    ...[row.promise, row.image, row.image_alt, String(row.weight_grams ?? ''), row.barcode, row.hsn],
    row.hidden ? 'true' : '',
  ]
}

// Where the options have no names, the first is a size and the second a colour, whichever of them there is.
const valuesOf = (row: VariantRow) => (row.asNamed ? row.slots.map(slot => row[slot]) : [row.size, row.color])

const paise = (amount: number | null) => (amount === null ? '' : inRupees(amount))

const NEXT = `select v.*, p.asin, p.slots, p.options <> '{}' as "asNamed"
  from variants v join products p on p.id = v.product_id
  where not p.withdrawn and (not v.withdrawn or v.hidden) and (v.product_id, v.place, v.id) > ($1, $2, $3)
  order by v.product_id, v.place, v.id limit $4`
