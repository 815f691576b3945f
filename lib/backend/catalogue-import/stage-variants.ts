import 'server-only'
import type { Db } from '../db/pool.ts'
import { checkVariantMrp } from './check-mrp.ts'
import { checkVariantSales } from './check-sales.ts'
import { checkVariants } from './check-variants.ts'
import type { ImageCopier } from './copy-images.ts'
import { deriveFromVariants } from './derive-from-variants.ts'
import type { ImportErrors } from './errors.ts'
import { findTable } from './find-table.ts'
import { pipeline } from './pipeline.ts'
import { readTable } from './read-table.ts'
import { matchVariants, resolveProducts } from './resolve-variants.ts'
import { VARIANTS_TABLE, type VariantCells, variantCells } from './variant-cells.ts'

const BATCH = 1_000

type Options = { folder: string; errors: ImportErrors; images: ImageCopier; withdrawMissing: boolean }

/**
 * Reads variants.csv, if there is one, and checks it against the staged products; those get their sizes, colours and sums
 * of stock from the variants that there will be. A product that only variants.csv names is staged as it is.
 */
export const stageVariants = async (tx: Db, options: Options & { hasProducts: boolean }) => {
  const { folder, errors, withdrawMissing, hasProducts } = options
  const isThere = findTable(folder, VARIANTS_TABLE.file) !== undefined
  if (!isThere && !(await tx.one('select from variants limit 1'))) return
  const columns = isThere ? await readVariants(tx, options) : []
  if (isThere) await resolveProducts(tx, errors, { onlyStaged: withdrawMissing && hasProducts })
  await matchVariants(tx, { columns, withdrawMissing: isThere && withdrawMissing })
  await checkVariants(tx, errors)
  await checkVariantSales(tx, errors)
  await checkVariantMrp(tx, errors, columns)
  await deriveFromVariants(tx)
}

const readVariants = async (tx: Db, { folder, errors, images }: Options) => {
  let waiting: VariantCells[] = []
  let columns: string[] = []
  const saving = pipeline()
  const flush = async () => {
    const batch = JSON.stringify(waiting)
    if (waiting.length > 0) await saving.next(() => tx.run(SAVE, [batch]))
    waiting = []
  }
  for await (const rows of readTable(VARIANTS_TABLE, { folder, errors })) {
    for (const row of rows) {
      columns = Object.keys(row.cells)
      const variant = variantCells(row, errors)
      const where = { file: VARIANTS_TABLE.file, line: row.line, column: 'image' }
      variant.image = images.take(variant.image, where)
      waiting.push(variant)
      if (waiting.length >= BATCH) await flush()
    }
  }
  await flush()
  await saving.end()
  await tx.run('analyze staged_variants (line, product)')
  return columns
}

/**
 * The rows of the file; the variants there will be, of the file and of the shop; products whose variants change; and what
 * the file says of a variant's own pieces beside what the shop had when they were compared.
 */
export const STAGING_VARIANTS = [
  `create temporary table staged_variants (
    line integer, product text, unsure boolean, option1 text, option2 text, option3 text, sku text, price integer,
    mrp integer, stock integer, unlimited boolean, promise text, image text, image_alt text, weight_grams integer,
    barcode text, hsn text, sale_paise integer, sale_from timestamptz, sale_to timestamptz, net_quantity text, length_cm integer,
    breadth_cm integer, height_cm integer, hidden boolean, product_id integer, id integer, fresh boolean not null default false, place integer,
    size text not null default '', color text not null default '', other text not null default ''
  ) on commit drop`,
  `create temporary table gone_variants (id integer primary key, product_id integer) on commit drop`,
  `create temporary table final_variants (product_id integer, size text, color text, other text, place integer,
    stock integer, unlimited boolean, promise text) on commit drop`,
  `create temporary table kept_sizes (product_id integer, size_desc text) on commit drop`,
  `create temporary table changed_variants (product_id integer primary key) on commit drop`,
  `create temporary table merged_variants (
    id integer primary key, product_id integer, size_desc text, said integer, seen integer) on commit drop`,
]

const SAVE = `insert into staged_variants (${[
  ...[
    'line',
    'product',
    'unsure',
    'option1',
    'option2',
    'option3',
    'sku',
    'price',
    'mrp',
    'stock',
    'unlimited',
  ],
  ...[
    'promise',
    'image',
    'image_alt',
    'weight_grams',
    'barcode',
    'hsn',
    'sale_paise',
    'sale_from',
    'sale_to',
    'net_quantity',
    'length_cm',
    'breadth_cm',
    'height_cm',
    'hidden',
  ],
].join(', ')})
  select line, product, unsure, option1, option2, option3, sku, price, mrp, stock, unlimited, promise, image, image_alt,
    weight_grams, barcode, hsn, sale_paise, sale_from, sale_to, net_quantity, length_cm,
    breadth_cm, height_cm, hidden
  from json_populate_recordset(null::staged_variants, $1::json)`
