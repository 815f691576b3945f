import 'server-only'
import {
  columnNotCarried,
  columnUnnamed,
  currencyTaken,
  declaredAttributes,
  detailsAttribute,
  mrpBelowPrice,
  negativeStock,
  pictureNoAddress,
  priceUnread,
  ratingsNotTaken,
  specificationsUnread,
  stockMissing,
  stockNotSaid,
  stockShared,
  stockUnread,
  tableAttributes,
} from '#messages/convert.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import { brandSections } from './brand-sections.ts'
import { cellsOf } from './cells.ts'
import type { ForeignStock, ForeignVariant } from './foreign-product.ts'
import type { Format } from './format.ts'
import { fitted, handleOf } from './handle.ts'
import { foreignCurrency, gramsOf, paiseOf, piecesOf } from './numbers.ts'
import type { StoredRow } from './row-store.ts'
import { picturesIn, sectionsIn, specificationsIn, valuesIn } from './table-cells.ts'
import { isRating, type TableWord, tablePlaces } from './table-words.ts'

type Row = StoredRow | readonly string[]

// What comes first is what is asked now.
const PRICES = ['salePrice', 'price', 'mrp', 'was'] as const

/** A plain table of products, whose headings are known by their words: a seller's own sheet, or a public data set. */
export const table: Format = {
  name: 'table',
  recognises: header => {
    const places = tablePlaces(header)
    return places.has('name') && PRICES.some(word => places.has(word))
  },
  open: (header, notes, { stock: givenStock }) => {
    const places = tablePlaces(header)
    const cells = cellsOf(header)
    const read = (word: TableWord) => cells.at(places.get(word))
    const of = {
      name: read('name'),
      salePrice: read('salePrice'),
      price: read('price'),
      mrp: read('mrp'),
      was: read('was'),
      cost: read('cost'),
      tree: read('tree'),
      sections: (['group', 'category', 'subcategory', 'type'] as const).map(read),
      pictures: read('pictures'),
      text: read('text'),
      shortText: read('shortText'),
      code: read('code'),
      sku: read('sku'),
      number: read('number'),
      stock: read('stock'),
      size: read('size'),
      colour: read('colour'),
      brand: read('brand'),
      tags: read('tags'),
      barcode: read('barcode'),
      weight: read('weight'),
      supplier: read('supplier'),
      specifications: read('specifications'),
      material: read('material'),
      origin: read('origin'),
      declared: DECLARED.map(word => ({ label: declaredAttributes[word], read: read(word) })),
    }
    const isVaried = places.has('size') || places.has('colour')
    for (const column of header.filter(isRating)) {
      cells.ignore(column)
      notes.add(ratingsNotTaken, { column })
    }
    if (!places.has('stock') && givenStock === undefined) notes.add(stockNotSaid)
    const unread = new Set<string>()
    const ofBrands = brandSections()
    const treeOf = (row: Row) => sectionsIn(of.tree(row), { name: of.name(row), brand: of.brand(row) })

    const pricesOf = (row: StoredRow) => {
      const said = PRICES.map(word => of[word](row))
      const [sale, plain, mrp, was] = said.map(paiseOf).map(paise => paise || undefined)
      // What stands in the place of a price and is none may be another column: no price of before takes its place.
      const first = said.find(text => text !== '' && !NOTHING.test(text)) ?? ''
      const isUnread = first !== '' && paiseOf(first) === undefined
      if (isUnread) notes.add(priceUnread, { line: row.line, value: first })
      const price = isUnread ? undefined : (sale ?? plain ?? mrp ?? was)
      const currency = said.map(foreignCurrency).find(Boolean)
      if (currency) notes.add(currencyTaken(currency), { line: row.line })
      const below = price === undefined ? undefined : [mrp, plain, was].find(other => other && other < price)
      if (below !== undefined) notes.add(mrpBelowPrice, { line: row.line, value: inRupees(below) })
      return {
        price,
        mrp: price !== undefined && mrp !== undefined && mrp >= price ? mrp : undefined,
        was: Math.max(plain ?? 0, was ?? 0) || undefined,
      }
    }

    const stockOf = (row: StoredRow): ForeignStock['pieces'] => {
      const said = of.stock(row)
      const pieces = piecesOf(said.replace(/(?<=\d),(?=\d{3}\b)/g, ''))
      if (pieces !== undefined && pieces < 0) notes.add(negativeStock, { line: row.line, value: said })
      if (pieces !== undefined) return Math.max(pieces, 0)
      if (/^(in stock|available|yes|true|unlimited)$/i.test(said)) return 'unlimited'
      if (/^(out of stock|sold out|unavailable|no|false)$/i.test(said)) return 0
      if (said) notes.add(stockUnread, { line: row.line, value: said })
      return 'unsaid'
    }

    const variantOf = (
      row: StoredRow,
      values: string[],
      isFirst: boolean,
      isAlone: boolean,
    ): ForeignVariant => {
      const stock = stockOf(row)
      const [picture] = isAlone ? [] : picturesIn(of.pictures(row))
      const [, amount = '', unit = 'g'] = /^([\d.,]+)\s*(g|gm|kg|lbs?|oz)?$/i.exec(of.weight(row)) ?? []
      return {
        line: row.line,
        values,
        sku: isFirst ? of.sku(row) : '',
        barcode: isFirst ? of.barcode(row) : '',
        grams: gramsOf(amount, unit.replace(/gm/i, 'g')),
        ...pricesOf(row),
        sale: undefined,
        cost: paiseOf(of.cost(row)),
        stock: { pieces: typeof stock === 'number' && !isFirst ? 0 : stock, isPromised: false },
        picture: picture ? { address: picture, alt: '' } : undefined,
        isHidden: false,
      }
    }

    const attributesOf = (row: StoredRow, lone: readonly (readonly [string, string])[]) => {
      const found = new Map<string, string>()
      const add = (name: string, value: string) => {
        const label = name.trim() || detailsAttribute
        const key = [...found.keys()].find(one => one.toLowerCase() === label.toLowerCase()) ?? label
        const had = found.get(key)
        if (value.trim() && had !== value) found.set(key, had ? `${had}, ${value}` : value)
      }
      for (const [name, value] of lone) add(name, value)
      add(tableAttributes.material, of.material(row))
      add(tableAttributes.origin, of.origin(row))
      for (const { label, read } of of.declared) add(label, read(row))
      if (/\d\s*[a-z]+$/i.test(of.stock(row))) add(tableAttributes.quantity, of.stock(row))
      const said = of.specifications(row)
      const specifications = said ? specificationsIn(said) : []
      if (!specifications) {
        notes.add(specificationsUnread, { line: row.line, value: said })
        add(detailsAttribute, said)
      }
      for (const [name, value] of specifications ?? []) add(name, value)
      return found
    }

    return {
      nameOf: row => {
        ofBrands.see({ tree: treeOf(row), name: of.name(row) })
        const key =
          of.code(row) ||
          `${of.name(row)}\n${of.brand(row)}\n${of.tree(row)}\n${of.sections.map(one => one(row)).join('\n')}`
        const isPart = isVaried && of.name(row) !== '' && (of.size(row) !== '' || of.colour(row) !== '')
        return isPart ? { names: [key], of: key } : { names: [], of: undefined }
      },
      productOf: rows => {
        const [first] = rows
        if (!first) return undefined
        for (const row of rows) tellUnread(row)
        const [name, brand] = [of.name(first), of.brand(first)]
        const choices = (['size', 'colour'] as const).map(option => ({
          option: tableAttributes[option],
          valuesOf: (row: Row) => valuesIn(of[option](row)),
        }))
        const options = choices.filter(({ valuesOf }) => new Set(rows.flatMap(row => valuesOf(row))).size > 1)
        const lone = choices
          .filter(choice => !options.includes(choice))
          .map(({ option, valuesOf }) => [option, rows.flatMap(row => valuesOf(row))[0] ?? ''] as const)
        const variants = rows.flatMap(row =>
          combined(options.map(({ valuesOf }) => valuesOf(row))).map((values, place) =>
            variantOf(row, values, place === 0, rows.length === 1),
          ),
        )
        if (variants.length > rows.length && variants.some(({ stock }) => typeof stock.pieces === 'number'))
          notes.add(stockShared(options[0]?.option ?? ''), { line: first.line })
        const tree = treeOf(first)
        const path = places.has('brand') && brand === '' ? ofBrands.without({ tree, name }) : tree
        const columns = of.sections.flatMap(one => sectionsIn(one(first), { name, brand: '' }))
        return {
          line: first.line,
          asin: codeOf(first),
          name,
          path: path.length > 0 ? [...path] : columns,
          brand,
          tags: of.tags(first).split(/[,|;]/),
          isHidden: false,
          shortText: of.shortText(first),
          longText: of.text(first),
          seoTitle: '',
          seoDescription: '',
          supplier: of.supplier(first),
          pictures: rows.flatMap(row => picturesOf(row)),
          attributes: attributesOf(first, lone),
          oldAddresses: [],
          options: options.map(({ option }) => option),
          variants: withStock(variants),
        }
      },
    }

    // A row's number alone is that of another product in the next table.
    function codeOf(row: StoredRow) {
      const own = of.code(row) || of.sku(row)
      if (own) return own
      const handle = fitted(handleOf(of.name(row)), 50)
      return of.number(row) ? `${handle}-${handleOf(of.number(row))}` : handle
    }

    // Of one product all choices have pieces of their own, or none has.
    function withStock(variants: readonly ForeignVariant[]): ForeignVariant[] {
      if (variants.every(({ stock }) => stock.pieces === 'unsaid')) return [...variants]
      return variants.map(variant => {
        if (variant.stock.pieces !== 'unsaid' || variants.length === 1) return variant
        notes.add(stockMissing, { line: variant.line })
        return { ...variant, stock: { pieces: 0, isPromised: false } }
      })
    }

    function picturesOf(row: StoredRow) {
      return picturesIn(of.pictures(row)).flatMap(address => {
        if (!NOTHING.test(address)) return [{ address, alt: '' }]
        notes.add(pictureNoAddress, { line: row.line, value: address })
        return []
      })
    }

    /** Each column once: a thousand lines of the same column say no more. */
    function tellUnread(row: StoredRow) {
      for (const { column } of cells.unreadOf(row)) {
        if (!unread.has(column)) notes.add(columnNotCarried, { column })
        unread.add(column)
      }
      for (const [place, heading] of header.entries()) {
        const value = heading ? '' : (row.cells[place]?.trim() ?? '')
        if (value) notes.add(columnUnnamed, { line: row.line, value })
      }
    }
  },
}

// What a table that a program wrote has in an empty cell.
const NOTHING = /^(none|null|nan|n\/a|na|-)$/i

const DECLARED = Object.keys(declaredAttributes) as (keyof typeof declaredAttributes)[]

/** Each value of one option with each of the others; one without values where there is no option. */
const combined = (choices: readonly (readonly string[])[]) =>
  choices.reduce<string[][]>(
    (begun, values) =>
      begun.flatMap(one => (values.length > 0 ? values : ['']).map(value => [...one, value])),
    [[]],
  )
