import 'server-only'
import type { Declared } from '#lib/catalogue/rules/declared.ts'
import { groupWithParent, unknownLevel } from '#messages/imports.ts'
import { oldAddresses } from '../catalogue/column-codecs.ts'
import type { Level } from '../catalogue/sections.ts'
import { type CellsReader, cellsReader } from './cells.ts'
import { DECLARED_COLUMNS, declaredIn, hsnIn } from './declared-cells.ts'
import type { ImportErrors } from './errors.ts'
import type { TableRow, TableShape } from './read-table.ts'

export const SECTIONS_TABLE = {
  file: 'categories.csv',
  required: ['level', 'id', 'parent_id', 'name'],
  optional: [
    'order',
    'category_name',
    'short_desc',
    'description',
    'url',
    'image',
    'banner',
    'old_addresses',
    ...DECLARED_COLUMNS,
    'hsn',
  ],
} as const satisfies TableShape

export type SectionCells = ReturnType<typeof sectionCells>

export const sectionCells = (row: TableRow, errors: ImportErrors) => {
  const read = cellsReader(SECTIONS_TABLE.file, row, errors)
  const level = read.raw('level').toLowerCase()
  if (!(level in PARENT)) read.wrong('level', unknownLevel)
  const isGroup = level === 'group'
  if (isGroup && read.raw('parent_id')) read.wrong('parent_id', groupWithParent)
  const id = read.integer('id', 1, MOST_ID)
  const parent_id = isGroup ? null : read.integer('parent_id', 1, MOST_ID)
  return {
    line: row.line,
    /** Whether the cells are at fault that say where it stands in the tree: then it is compared with no other. */
    unsure: read.isWrong('level', 'id', 'parent_id'),
    level: level as Level,
    id,
    parent_id,
    name: read.text('name', 200, 1),
    position: read.integer('order', 0, 1_000_000_000, 0),
    category_name: read.text('category_name', 200),
    short_desc: read.text('short_desc', 500),
    description: read.html('description', 20_000),
    url: read.webAddress('url', true),
    image: read.text('image', 2_000),
    banner: read.text('banner', 2_000),
    old_addresses: oldAddresses.read(read, 'old_addresses'),
    /** What its products inherit. */
    declared: sectionDeclares(read),
  }
}

const sectionDeclares = (read: CellsReader): Declared => {
  const hsn = hsnIn(read)
  return { ...declaredIn(read), ...(hsn && { hsn }) }
}

const MOST_ID = 2_147_483_647

/** What each level hangs under. */
export const PARENT: Record<Level, Level | undefined> = {
  group: undefined,
  category: 'group',
  subcategory: 'category',
}
