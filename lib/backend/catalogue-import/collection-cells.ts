import 'server-only'
import { collectionEndsFirst, collectionPrices, collectionWithoutRule } from '#messages/imports.ts'
import { saleMoment } from '../catalogue/column-codecs.ts'
import { saleMomentText } from '../catalogue/sale-moment.ts'
import { cellsReader } from './cells.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow, TableShape } from './read-table.ts'

const RULES = ['tag', 'brand', 'price_from', 'price_to', 'products'] as const

export const COLLECTIONS_TABLE = {
  file: 'collections.csv',
  required: ['id', 'name'],
  optional: ['order', 'short_desc', 'description', 'image', 'banner', 'show_from', 'show_to', ...RULES],
} as const satisfies TableShape

export type CollectionCells = ReturnType<typeof collectionCells>

export const collectionCells = (row: TableRow, errors: ImportErrors) => {
  const read = cellsReader(COLLECTIONS_TABLE.file, row, errors)
  const price = (column: string) => (read.raw(column) === '' ? null : read.paise(column))
  const said = {
    tag: read.text('tag', 100),
    brand: read.text('brand', 100),
    price_from: price('price_from'),
    price_to: price('price_to'),
    products: read.list('products', 1_000, 70_000).map(name => name.toLowerCase()),
  }
  const shown = {
    show_from: saleMoment('start').read(read, 'show_from'),
    show_to: saleMoment('end').read(read, 'show_to'),
  }
  const { show_from: from, show_to: to } = shown
  if (from && to && from >= to && !read.isWrong('show_from', 'show_to'))
    read.wrong('show_to', collectionEndsFirst(saleMomentText(from, 'start'), saleMomentText(to, 'end')))
  if (RULES.some(column => column in row.cells) && RULES.every(column => read.raw(column) === ''))
    read.wrong(RULES.find(column => column in row.cells) ?? 'tag', collectionWithoutRule)
  if (said.price_from !== null && said.price_to !== null && said.price_from > said.price_to)
    read.wrong('price_from', collectionPrices(read.raw('price_from'), read.raw('price_to')))
  return {
    line: row.line,
    id: read.integer('id', 1, MOST_ID),
    /** Whether its id is at fault: then it is compared with no other. */
    unsure: read.isWrong('id'),
    name: read.text('name', 200, 1),
    position: read.integer('order', 0, 1_000_000_000, 0),
    short_desc: read.text('short_desc', 500),
    description: read.html('description', 20_000),
    image: read.text('image', 2_000),
    banner: read.text('banner', 2_000),
    ...shown,
    ...said,
  }
}

const MOST_ID = 2_147_483_647
