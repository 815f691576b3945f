import 'server-only'
import { optionWithStroke, priceOfZero, sizeIsNone, stockForm } from '#messages/imports.ts'
import { saleMoment, salePrice } from '../catalogue/column-codecs.ts'
import { type CellsReader, cellsReader } from './cells.ts'
import { hsnIn, netQuantityIn } from './declared-cells.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow, TableShape } from './read-table.ts'

export const VARIANTS_TABLE = {
  file: 'variants.csv',
  required: ['product', 'option1'],
  /** For choices that the shop has, the SKU is enough. */
  unless: ['SKU'],
  optional: [
    ...['option2', 'option3', 'SKU', 'price', 'MRP', 'stock', 'promise', 'image', 'image_alt', 'weight_g'],
    ...['barcode', 'hsn', 'sale_price', 'sale_from', 'sale_to', 'net_quantity'],
    ...['length_cm', 'breadth_cm', 'height_cm', 'hidden'],
  ],
} satisfies TableShape

/** A row of variants.csv as the staging table takes it. */
export type VariantCells = ReturnType<typeof variantCells>

export const variantCells = (row: TableRow, errors: ImportErrors) => {
  const read = cellsReader(VARIANTS_TABLE.file, row, errors)
  const sku = read.text('SKU', 64)
  const isBySku = sku !== '' && ['product', ...OPTIONS].every(column => read.raw(column) === '')
  const [option1, option2, option3] = OPTIONS.map(column => optionOf(read, column))
  return {
    line: row.line,
    product: read.text('product', 64, isBySku ? 0 : 1),
    option1,
    option2,
    option3,
    /** Whether the cells are at fault by which it is found: then it is compared with no other. */
    unsure: read.isWrong('product', ...OPTIONS),
    sku,
    price: paiseOrNone(read, 'price'),
    mrp: paiseOrNone(read, 'MRP'),
    ...stockOf(read),
    promise: read.text('promise', 200),
    image: read.text('image', 2_000),
    image_alt: read.text('image_alt', 300),
    weight_grams: read.raw('weight_g') === '' ? null : read.integer('weight_g', 1, MOST_GRAMS),
    length_cm: cmOrNone(read, 'length_cm'),
    breadth_cm: cmOrNone(read, 'breadth_cm'),
    height_cm: cmOrNone(read, 'height_cm'),
    barcode: read.text('barcode', 64),
    hsn: hsnIn(read),
    net_quantity: netQuantityIn(read, 'net_quantity') ?? '',
    sale_paise: salePrice.read(read, 'sale_price'),
    sale_from: saleMoment('start').read(read, 'sale_from'),
    sale_to: saleMoment('end').read(read, 'sale_to'),
    hidden: read.flag('hidden'),
  }
}

const OPTIONS = ['option1', 'option2', 'option3'] as const
const MOST_GRAMS = 1_000_000
const MOST_CM = 300
const MOST_STOCK = 1_000_000
/** As long as a line of a cart may say. */
const LONGEST_OPTION = 80

const optionOf = (read: CellsReader, column: string) => {
  const value = read.text(column, LONGEST_OPTION)
  if (value.includes('|')) read.wrong(column, optionWithStroke)
  if (value.toUpperCase() === 'NA') read.wrong(column, sizeIsNone)
  return value
}

const cmOrNone = (read: CellsReader, column: string) =>
  read.raw(column) === '' ? null : read.integer(column, 1, MOST_CM)

const paiseOrNone = (read: CellsReader, column: string) => {
  if (read.raw(column) === '') return null
  const paise = read.paise(column)
  if (column === 'price' && Number(read.raw(column)) === 0) read.wrong(column, priceOfZero)
  return paise
}

const stockOf = (read: CellsReader) => {
  const said = read.raw('stock')
  if (said === '') return { stock: null, unlimited: false }
  if (/^unlimited$/i.test(said)) return { stock: null, unlimited: true }
  const stock = /^\d{1,7}$/.test(said) ? Number(said) : -1
  if (stock >= 0 && stock <= MOST_STOCK) return { stock, unlimited: false }
  read.wrong('stock', stockForm(said.slice(0, 60)))
  return { stock: 0, unlimited: false }
}
