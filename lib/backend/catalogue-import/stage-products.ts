import 'server-only'
import { isFilmName } from '#lib/rules/picture-name.ts'
import { noFilm } from '#messages/imports.ts'
import { STAGED_COLUMNS } from '../catalogue/product-columns.ts'
import type { Db } from '../db/pool.ts'
import type { ImageCopier } from './copy-images.ts'
import type { ImportErrors } from './errors.ts'
import { pipeline } from './pipeline.ts'
import { MRP, PATH, PRODUCTS_TABLE, type ProductCells, productCells } from './product-cells.ts'
import { readTable } from './read-table.ts'
import type { SectionsByName } from './sections-by-name.ts'

// Of a megabyte at once the last part would wait in the socket until the next rows are read.
const BATCH = 200

type Options = {
  folder: string
  errors: ImportErrors
  images: ImageCopier
  sections: SectionsByName
  progress: (bytes: number) => void
}

/** Reads and checks products.csv row by row into a temporary table; tells which columns it has. */
export const stageProducts = async (tx: Db, options: Options) => {
  const { folder, errors, images, sections, progress } = options
  let waiting: ProductCells[] = []
  let columns: string[] | undefined
  const saving = pipeline()
  const flush = async () => {
    const batch = JSON.stringify(waiting)
    if (waiting.length > 0) await saving.next(() => tx.run(SAVE, [batch]))
    waiting = []
  }
  for await (const rows of readTable(PRODUCTS_TABLE, { folder, errors, progress })) {
    for (const row of rows) {
      columns ??= Object.keys(row.cells)
      const product = productCells(row, sections, errors, images.warnings)
      const where = { file: PRODUCTS_TABLE.file, line: row.line }
      Object.assign(
        product,
        picturesOf(product, name => images.take(name, { ...where, column: 'images' })),
      )
      product.film = images.take(product.film, { ...where, column: 'film' })
      if (product.film && !isFilmName(product.film))
        errors.add({ ...where, column: 'film', value: product.film, reason: noFilm })
      waiting.push(product)
      if (waiting.length >= BATCH) await flush()
    }
  }
  await flush()
  await saving.end()
  // A path says the section and the type, and an MRP the price that is struck.
  return [
    ...(columns ?? []),
    ...(columns?.includes(PATH) ? ['subcategory_id', 'type'] : []),
    ...(columns?.includes(MRP) ? ['originalPrice'] : []),
  ]
}

/** Each picture that shows once, and its text with it. */
const picturesOf = (product: ProductCells, take: (name: string) => string) => {
  const names = product.images.map(take)
  const shown = names.flatMap((name, index) => (name && names.indexOf(name) === index ? [index] : []))
  const isSaid = product.image_alt.length > 0 && product.images.length > 0
  return {
    images: shown.map(index => names[index]),
    image_alt: isSaid ? shown.map(index => product.image_alt[index] ?? '') : product.image_alt,
  }
}

// The index is there before the rows: of rows that their own transaction has changed it would make none that it may use.
export const STAGING = [
  `create temporary table staged_products (
    line integer, id integer, unsure boolean, by_name boolean, slug text, name_key text collate "C",
    group_id integer, category_id integer, ${STAGED_COLUMNS}, slots text[], attributes text, sizes text[], stocks integer[]
  ) on commit drop`,
  'create index on staged_products (id)',
]

const SAVE = `insert into staged_products
  select * from json_populate_recordset(null::staged_products, $1::json)`
