import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { mrpTwice } from '#messages/declarations.ts'
import {
  isOwnSection,
  noCode,
  noSaving,
  noSectionNamed,
  noSubcategory,
  notSizeAndStock,
  pathEmptyPart,
  pathTooDeep,
  priceOfZero,
  sizeBesideNone,
  sizeTwice,
  sizeWithTwoColons,
  tooLong,
} from '#messages/imports.ts'
import {
  type CellValues,
  COLUMNS,
  columnsBut,
  FREE_COLUMNS,
  readColumns,
} from '../catalogue/product-columns.ts'
import { fold } from '../search/words.ts'
import { type CellsReader, cellsReader } from './cells.ts'
import { DECLARED_COLUMNS, declaredIn } from './declared-cells.ts'
import type { ImportErrors } from './errors.ts'
import { slotsOf } from './option-slots.ts'
import type { TableRow, TableShape } from './read-table.ts'
import { LEVELS, PATH_SIGN, type SectionsByName } from './sections-by-name.ts'

export const ATTRIBUTE = 'attr:'
// A label such as "care" or "Washing advice".
const ATTRIBUTE_NAME = /^attr:[\p{L}\p{N}][\p{L}\p{M}\p{N} ._/()-]{0,59}$/u

/** A row that says one of these needs nothing else to mean a product of the shop. */
export const CODES = ['id', 'ASIN', 'SKU']

/** Sections by name; what is deeper than the third is the product's type. */
export const PATH = 'path'

/** The law's name for the originalPrice. */
export const MRP = 'mrp'

export const REQUIRED_COLUMNS = COLUMNS.filter(column => column.required).map(({ csv }) => csv)

export const PRODUCTS_TABLE = {
  file: 'products.csv',
  required: REQUIRED_COLUMNS,
  optional: [
    ...COLUMNS.filter(column => !column.required).map(({ csv }) => csv),
    PATH,
    MRP,
    ...DECLARED_COLUMNS,
  ],
  instead: { subcategory_id: PATH, originalPrice: MRP },
  unless: CODES,
  free: column => ATTRIBUTE_NAME.test(column) || FREE_COLUMNS.some(({ pattern }) => pattern.test(column)),
} satisfies TableShape

/** A row of products.csv as the staging table takes it. */
export type ProductCells = ReturnType<typeof productCells>

export const productCells = (
  row: TableRow,
  sections: SectionsByName,
  errors: ImportErrors,
  warnings: ImportErrors,
) => {
  const read = cellsReader(PRODUCTS_TABLE.file, row, errors)
  const named = readColumns(read, NAMED)
  const { name, asin } = named
  const place = placeOf(row, read, sections)
  const sizes = sizesOf(read)
  const id = read.raw('id') === '' ? null : read.integer('id', 1, MOST_ID)
  const prices = { original_paise: mrpOf(read), ...readColumns(read, PRICES) }
  checkPrices(prices, row, read, warnings)
  const others = readColumns(read, OTHERS)
  const isNobody = id === null && [name, asin, others.sku].every(text => text === '')
  const code = CODES.find(column => column in row.cells)
  // A name that must not be empty has been told of.
  if (isNobody && code && !('name' in row.cells)) read.wrong(code, noCode)
  for (const id of others.further) {
    if (id === place?.subcategory_id) read.wrong('sections', isOwnSection(id))
    else if (!sections.places.has(id) && !read.isWrong('sections')) read.wrong('sections', noSubcategory(id))
  }
  return {
    ...others,
    ...named,
    ...prices,
    line: row.line,
    id,
    /** Whether the cells are at fault by which a product is found: then it is compared with no other. */
    unsure: read.isWrong('id', 'ASIN', 'SKU', 'name') || isNobody,
    slug: slugOf({ ASIN: asin, name }),
    name_key: fold(name),
    subcategory_id: place?.subcategory_id ?? askedIn(read),
    group_id: place?.group_id,
    category_id: place?.category_id,
    type: place?.type || others.type,
    slots: slotsOf(others.options),
    attributes: attributesOf(row, read),
    ...freeColumnsOf(row, read),
    declared: declaredIn(read),
    sizes: sizes.map(size => size.name),
    stocks: sizes.map(size => size.stock),
  }
}

// In this order their faults are told.
const NAMED = ['name', 'asin'] as const
const PRICES = ['discount_paise'] as const
const OTHERS = columnsBut(...NAMED, ...PRICES, 'original_paise', 'subcategory_id')

/** The section of the row, which its id says, or else its path. */
const placeOf = ({ cells }: TableRow, read: CellsReader, sections: SectionsByName) => {
  const sectionId = read.raw('subcategory_id')
  if (sectionId === '' && PATH in cells) {
    const names = pathOf(read)
    if (names.length > 0) return read.isWrong(PATH) ? undefined : sections.find(names)
    if (!read.isWrong(PATH)) read.wrong(PATH, noSectionNamed)
    return undefined
  }
  // It keeps the section that it has.
  if (!('subcategory_id' in cells)) return undefined
  const { subcategory_id } = readColumns(read, ['subcategory_id'])
  const place = sections.places.get(subcategory_id)
  if (!place && Number(sectionId) === subcategory_id)
    read.wrong('subcategory_id', noSubcategory(subcategory_id))
  const type = PATH in cells && place ? pathOf(read).slice(LEVELS).join(PATH_SIGN) : ''
  return place && { ...place, subcategory_id, type }
}

// For comparing it with other products, where there is no such section.
const askedIn = (read: CellsReader) => {
  const sectionId = read.raw('subcategory_id')
  return /^\d{1,9}$/.test(sectionId) ? Number(sectionId) : 0
}

const pathOf = (read: CellsReader) => {
  const path = read.text(PATH, 2_000)
  const names = path === '' ? [] : path.split('>').map(name => name.trim())
  if (names.includes('')) read.wrong(PATH, pathEmptyPart)
  if (names.length > DEEPEST) read.wrong(PATH, pathTooDeep(DEEPEST))
  if (names.some(name => name.length > 200))
    read.wrong(PATH, tooLong(200, Math.max(...names.map(name => name.length))))
  return names
}

const DEEPEST = 20
const MOST_ID = 2_147_483_647
const MOST_STOCK = 1_000_000

/** The MRP, which may stand in either column; 0 where none is declared. */
const mrpOf = (read: CellsReader) => {
  const [mrp, original] = [read.raw(MRP), read.raw('originalPrice')]
  if (mrp === '') return read.paise('originalPrice', original === '' && read.has(MRP) ? 0 : undefined)
  const paise = read.paise(MRP)
  if (original !== '' && !read.isWrong(MRP) && read.paise('originalPrice') !== paise)
    read.wrong(MRP, mrpTwice(mrp, original))
  return paise
}

const checkPrices = (
  { original_paise, discount_paise }: Pick<CellValues, 'original_paise' | 'discount_paise'>,
  row: TableRow,
  read: CellsReader,
  warnings: ImportErrors,
) => {
  const price = read.raw('discountPrice')
  // What is no price at all has been told already.
  if (price !== '' && Number(price) === 0) read.wrong('discountPrice', priceOfZero)
  // Below an `mrp` it is refused, once the row has what the file leaves unsaid.
  if (discount_paise > original_paise && original_paise > 0 && read.raw(MRP) === '')
    warnings.add({
      file: PRODUCTS_TABLE.file,
      line: row.line,
      column: 'discountPrice',
      value: price,
      reason: noSaving(price, read.raw('originalPrice')),
    })
}

/** `S:10|M:4`, or `NA:12` for a product without sizes; nothing at all is a product without stock. */
const sizesOf = (read: CellsReader) => {
  const sizes = read.list('sizes', 50).map(part => {
    const colon = part.lastIndexOf(':')
    const size = { name: part.slice(0, Math.max(colon, 0)).trim(), count: part.slice(colon + 1).trim() }
    const stock = /^\d{1,7}$/.test(size.count) ? Number(size.count) : -1
    // 28:10 becomes 28:10:00.
    if (part.indexOf(':') < colon) {
      read.wrong('sizes', sizeWithTwoColons(part.slice(0, 60)))
      return { name: part, stock: 0 }
    }
    const fine = colon > 0 && size.name.length <= 40 && stock >= 0 && stock <= MOST_STOCK
    if (!fine) read.wrong('sizes', notSizeAndStock(part.slice(0, 60)))
    return { name: size.name, stock: Math.max(stock, 0) }
  })
  const names = new Set(sizes.map(size => size.name.toUpperCase()))
  if (names.size < sizes.length) read.wrong('sizes', sizeTwice)
  if (names.has(NO_SIZE) && sizes.length > 1) read.wrong('sizes', sizeBesideNone)
  return sizes.length > 0 ? sizes : [{ name: NO_SIZE, stock: 0 }]
}

const attributesOf = (row: TableRow, read: CellsReader) =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(row.cells)
        .filter(column => column.startsWith(ATTRIBUTE) && row.cells[column] !== '')
        .map(column => [column.slice(ATTRIBUTE.length), read.text(column, 2_000)]),
    ),
  )

const freeColumnsOf = (row: TableRow, read: CellsReader) =>
  Object.fromEntries(
    FREE_COLUMNS.filter(({ sql }) => sql !== 'declared').map(({ sql, pattern, prefix, most, none }) => {
      const columns = Object.keys(row.cells).filter(name => pattern.test(name) && row.cells[name] !== '')
      const texts = columns.map(name => [
        name.slice(prefix.length),
        /^(colong)?description:/.test(name) ? read.html(name, most) : read.text(name, most),
      ])
      return [sql, columns.length > 0 ? Object.fromEntries(texts) : none]
    }),
  )
