import 'server-only'
import {
  columnNotCarried,
  externalHidden,
  furtherSections,
  groupedLeftOut,
  headingsByOrder,
  negativeStock,
  parentMissing,
  saleDatesUnread,
} from '#messages/convert.ts'
import { cellsOf } from './cells.ts'
import type { Box, ForeignProduct, ForeignStock, ForeignVariant, Sale } from './foreign-product.ts'
import type { Format, FormatReader } from './format.ts'
import { handleOf } from './handle.ts'
import type { ConvertNotes } from './notes.ts'
import { centimetresOf, gramsOf, momentOf, paiseOf, piecesOf } from './numbers.ts'
import type { StoredRow } from './row-store.ts'
import { unguarded, wooList, wooPictures, wooText } from './woo-cells.ts'
import { type WooColumn, wooHeader } from './woo-columns.ts'

/** WooCommerce's export of products, in any language. */
export const woocommerce: Format = {
  name: 'woocommerce',
  recognises: header => wooHeader(header) !== undefined,
  open: (header, notes) => {
    const found = wooHeader(header)
    if (!found) throw new Error('The header was not asked for first.')
    if (found.isByOrder) notes.add(headingsByOrder)
    return readerOf(header, found, notes)
  },
}

type Header = NonNullable<ReturnType<typeof wooHeader>>

function readerOf(header: readonly string[], found: Header, notes: ConvertNotes): FormatReader {
  const { at, cell, unreadOf } = cellsOf(header)
  const { attributes } = found
  const place = (column: WooColumn) => at(found.places.get(column))
  const of = {
    id: place('id'),
    type: place('type'),
    sku: place('sku'),
    gtin: place('gtin'),
    name: place('name'),
    published: place('published'),
    visibility: place('visibility'),
    shortText: place('shortText'),
    text: place('text'),
    saleStarts: place('saleStarts'),
    saleEnds: place('saleEnds'),
    inStock: place('inStock'),
    stock: place('stock'),
    backorders: place('backorders'),
    weight: place('weight'),
    salePrice: place('salePrice'),
    regularPrice: place('regularPrice'),
    categories: place('categories'),
    tags: place('tags'),
    images: place('images'),
    parent: place('parent'),
    brands: place('brands'),
    slug: cell('slug', 'permalink', 'meta: _slug'),
    seoTitle: cell('meta: _yoast_wpseo_title', 'meta: rank_math_title', 'meta: _aioseo_title'),
    seoDescription: cell('meta: _yoast_wpseo_metadesc', 'meta: rank_math_description'),
    cost: cell('meta: _wc_cog_cost', 'meta: _alg_wc_cog_cost', 'meta: _purchase_price'),
  }
  const sizes = (['length', 'width', 'height'] as const).map(column => ({
    label: header[found.places.get(column) ?? -1] ?? '',
    read: place(column),
  }))
  // What they say has no place in a shop of ours, or is of no use there.
  for (const column of IGNORED) place(column)
  for (const one of attributes) for (const other of [one.name, one.values, ...one.others]) at(other)

  const typesOf = (row: StoredRow | readonly string[]) =>
    of
      .type(row)
      .toLowerCase()
      .split(/\s*,\s*/)
  const isVariation = (row: StoredRow | readonly string[]) => typesOf(row).includes('variation')
  const attributesOf = ({ cells }: StoredRow) =>
    attributes.flatMap(one => {
      const name = wooText(cells[one.name]?.trim() ?? '')
      return name ? [{ name, values: cells[one.values]?.trim() ?? '' }] : []
    })
  const nameOfProduct = (row: StoredRow) => wooText(of.name(row))

  return {
    nameOf: cells => {
      const names = [of.id(cells) && `id:${of.id(cells)}`, of.sku(cells) && `sku:${unguarded(of.sku(cells))}`]
      const parent = unguarded(of.parent(cells))
      const isPart = isVariation(cells) && parent !== ''
      return {
        names: isPart ? [] : names.filter(Boolean),
        of: isPart ? (/^id:/i.test(parent) ? parent.toLowerCase() : `sku:${parent}`) : undefined,
      }
    },
    productOf: rows => {
      const [first, ...others] = rows
      if (!first) return undefined
      const at = { line: first.line, value: nameOfProduct(first) }
      const types = typesOf(first)
      if (types.includes('grouped')) {
        notes.add(groupedLeftOut, at)
        return undefined
      }
      if (isVariation(first)) notes.add(parentMissing, { ...at, value: of.parent(first) })
      if (types.includes('external')) notes.add(externalHidden, at)
      for (const row of rows)
        for (const { column, value } of unreadOf(row))
          notes.add(columnNotCarried, { line: row.line, column, value })
      const said = attributesOf(first)
      const varied = new Set(others.flatMap(row => attributesOf(row).map(({ name }) => name)))
      const options = [
        ...new Set([...said.map(({ name }) => name).filter(name => varied.has(name)), ...varied]),
      ]
      const isVaried = others.length > 0
      const { path, further } = sectionsOf(first)
      const seoTitle = of.seoTitle(first)
      const product: ForeignProduct = {
        line: first.line,
        asin:
          unguarded(of.sku(first)) ||
          (of.id(first) && `woo-${of.id(first)}`) ||
          handleOf(nameOfProduct(first)),
        name: nameOfProduct(first),
        path,
        brand: wooList(of.brands(first))[0] ?? '',
        tags: [...wooList(of.tags(first)), ...further],
        isHidden:
          of.published(first) !== '1' ||
          of.visibility(first).toLowerCase() === 'hidden' ||
          types.includes('external'),
        shortText: wooText(of.shortText(first)),
        longText: wooText(of.text(first)),
        // A pattern of the plug-in is no title.
        seoTitle: seoTitle.includes('%') ? '' : seoTitle,
        seoDescription: of.seoDescription(first).includes('%%') ? '' : of.seoDescription(first),
        supplier: '',
        pictures: wooPictures(of.images(first)).map(address => ({ address, alt: '' })),
        attributes: new Map([
          ...said
            .filter(({ name }) => !options.includes(name))
            .map(({ name, values }) => [name, wooList(values).join(', ')] as const),
          ...sizes.map(({ label, read }) => [label, read(first)] as const),
        ]),
        oldAddresses: addressesOf(first),
        options,
        variants: isVaried
          ? others.flatMap(row => variantsOf(row, options, said, first))
          : [variantOf(first, [], first, '')],
      }
      if (isVaried) {
        product.sharedStock = piecesOf(of.stock(first))
        product.own = {
          sku: unguarded(of.sku(first)),
          barcode: unguarded(of.gtin(first)),
          grams: gramsOf(of.weight(first), found.weightUnit),
          box: boxOf(first),
        }
      }
      return product
    },
  }

  function variantsOf(row: StoredRow, options: string[], said: Said[], parent: StoredRow) {
    const own = attributesOf(row)
    // An empty value stands for each of its product's.
    const choices = options.map(option => {
      const value = wooText(own.find(({ name }) => name === option)?.values ?? '')
      if (value) return [wooList(value)[0] ?? value]
      const all = wooList(said.find(({ name }) => name === option)?.values ?? '')
      return all.length > 0 ? all : ['']
    })
    const sku = of.sku(row) === of.sku(parent) ? '' : of.sku(row)
    return combinations(choices).map((values, number) => {
      const variant = variantOf(row, values, parent, number === 0 ? sku : '')
      // Pieces that are counted once for several choices are there once.
      const isCounted = typeof variant.stock.pieces === 'number'
      return number > 0 && isCounted ? { ...variant, stock: { ...variant.stock, pieces: 0 } } : variant
    })
  }

  function variantOf(row: StoredRow, values: string[], parent: StoredRow, sku: string): ForeignVariant {
    const regular = paiseOf(of.regularPrice(row))
    const sale = saleOf(row, regular)
    const isEndless = sale !== undefined && sale.from === '' && sale.to === ''
    const own = row !== parent
    const [picture] = own ? wooPictures(of.images(row)) : []
    return {
      line: row.line,
      values,
      sku: unguarded(own ? sku : of.sku(row)),
      barcode: unguarded(of.gtin(row)),
      grams: gramsOf(of.weight(row), found.weightUnit),
      box: boxOf(row),
      price: isEndless ? sale.price : regular,
      mrp: undefined,
      was: isEndless ? regular : undefined,
      sale: isEndless ? undefined : sale,
      cost: paiseOf(of.cost(row)),
      stock: stockOf(row),
      picture: picture ? { address: picture, alt: '' } : undefined,
      isHidden: own && of.published(row) !== '1',
    }
  }

  /** Undefined where one of the three is missing: half a box is none. */
  function boxOf(row: StoredRow): Box | undefined {
    const [length, breadth, height] = sizes.map(({ label, read }) =>
      centimetresOf(read(row), /\((mm|cm|m|in|yd)\)/i.exec(label)?.[1] ?? 'cm'),
    )
    return length && breadth && height ? [length, breadth, height] : undefined
  }

  function saleOf(row: StoredRow, regular: number | undefined): Sale | undefined {
    const price = paiseOf(of.salePrice(row))
    if (price === undefined || regular === undefined || price >= regular) return undefined
    const [starts, ends] = [of.saleStarts(row), of.saleEnds(row)]
    const [from, to] = [momentOf(starts), momentOf(ends)]
    if ((starts && !from) || (ends && !to)) {
      notes.add(saleDatesUnread, { line: row.line, value: `${starts} ${ends}` })
      return undefined
    }
    return { price, from: from ?? '', to: to ?? '' }
  }

  function stockOf(row: StoredRow): ForeignStock {
    const isPromised = /^(1|yes|notify)$/i.test(of.backorders(row))
    const said = of.stock(row)
    if (said.toLowerCase() === 'parent') return { pieces: 'shared', isPromised }
    const pieces = piecesOf(said)
    if (pieces !== undefined && pieces < 0) notes.add(negativeStock, { line: row.line, value: said })
    if (pieces !== undefined) return { pieces: Math.max(pieces, 0), isPromised }
    const isIn = /^(1|yes|)$/i.test(of.inStock(row))
    if (/^backorder$/i.test(of.inStock(row))) return { pieces: 0, isPromised: true }
    return { pieces: isIn ? 'unlimited' : 0, isPromised: false }
  }

  /** The deepest section is its own; those of other branches are tags. */
  function sectionsOf(row: StoredRow) {
    const all = wooList(of.categories(row)).map(one =>
      one
        .split('>')
        .map(part => part.trim())
        .filter(Boolean),
    )
    const path = all.toSorted((a, b) => b.length - a.length)[0] ?? []
    const isAbove = (other: string[]) => other.every((part, level) => part === path[level])
    const further = all.filter(other => !isAbove(other)).map(other => other.at(-1) ?? '')
    if (further.length > 0) notes.add(furtherSections, { line: row.line, value: further.join(', ') })
    return { path, further }
  }

  function addressesOf(row: StoredRow) {
    const slug = of.slug(row).replace(/\/+$/, '')
    if (/^https?:\/\//i.test(slug)) return URL.canParse(slug) ? [new URL(slug).pathname] : []
    return [`/product/${slug || handleOf(nameOfProduct(row))}`]
  }
}

const IGNORED: WooColumn[] = [
  'featured',
  'taxStatus',
  'taxClass',
  'lowStock',
  'soldAlone',
  'reviews',
  'position',
]

type Said = { name: string; values: string }

const MOST = 1_001

/** Each value with each of the others', up to one more than a product may have. */
export const combinations = (choices: readonly (readonly string[])[]) => {
  let found: string[][] = [[]]
  for (const values of choices)
    found = found
      .slice(0, MOST)
      .flatMap(begun => values.map(value => [...begun, value]))
      .slice(0, MOST)
  return found
}
