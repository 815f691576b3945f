import 'server-only'
import {
  columnNotCarried,
  currencyTaken,
  giftCardLeftOut,
  nameMissing,
  negativeStock,
  typeAttribute,
} from '#messages/convert.ts'
import { cellsOf, type ReadCell } from './cells.ts'
import type { ForeignProduct, ForeignStock, ForeignVariant, Picture } from './foreign-product.ts'
import type { Format } from './format.ts'
import { handleOf } from './handle.ts'
import { foreignCurrency, gramsOf, paiseOf, piecesOf } from './numbers.ts'
import type { StoredRow } from './row-store.ts'

/** Shopify's export of products, in its older words and its newer ones. */
export const shopify: Format = {
  name: 'shopify',
  recognises: header => {
    const { has } = cellsOf(header)
    return has('handle', 'url handle') && has('title')
  },
  open: (header, notes) => {
    const { cell, at: cellAt, ignore, unreadOf } = cellsOf(header)
    const of = {
      handle: cell('handle', 'url handle'),
      title: cell('title'),
      text: cell('body (html)', 'body html', 'description'),
      vendor: cell('vendor'),
      category: cell('product category', 'standard product type'),
      type: cell('type', 'custom product type', 'product type'),
      tags: cell('tags'),
      published: cell('published', 'published on online store'),
      status: cell('status'),
      sku: cell('variant sku', 'sku'),
      barcode: cell('variant barcode', 'barcode'),
      grams: cell('variant grams', 'weight value (grams)'),
      tracker: cell('variant inventory tracker', 'inventory tracker'),
      pieces: cell('variant inventory qty', 'inventory quantity'),
      policy: cell('variant inventory policy', 'continue selling when out of stock'),
      price: cell('variant price', 'price', 'price / india'),
      compareAt: cell('variant compare at price', 'compare-at price', 'compare at price / india'),
      cost: cell('cost per item'),
      picture: cell('image src', 'product image url'),
      place: cell('image position'),
      alt: cell('image alt text'),
      variantPicture: cell('variant image', 'variant image url'),
      giftCard: cell('gift card'),
      seoTitle: cell('seo title'),
      seoDescription: cell('seo description'),
      options: [1, 2, 3].map(number => ({
        name: cell(`option${number} name`),
        value: cell(`option${number} value`),
      })),
    }
    const attributes = attributesOf(header, cellAt)
    ignore(...[1, 2, 3].map(number => `option${number} linked to`))
    ignore(
      'variant weight unit',
      'weight unit for display',
      'variant fulfillment service',
      'fulfillment service',
    )
    ignore('variant requires shipping', 'requires shipping', 'variant taxable', 'charge tax')

    const variantOf = (row: StoredRow, isHidden: boolean): ForeignVariant => {
      const [price, compareAt] = [paiseOf(of.price(row)), paiseOf(of.compareAt(row))]
      const currency = foreignCurrency(of.price(row))
      if (currency) notes.add(currencyTaken(currency), { line: row.line, value: of.price(row) })
      const picture = of.variantPicture(row)
      return {
        line: row.line,
        values: of.options.map(({ value }) => value(row)),
        sku: of.sku(row).replace(/^'/, ''),
        barcode: of.barcode(row).replace(/^'/, ''),
        grams: gramsOf(of.grams(row), 'g'),
        price,
        mrp: undefined,
        was: compareAt,
        sale: undefined,
        cost: paiseOf(of.cost(row)),
        stock: stockOf(row),
        picture: picture ? { address: picture, alt: '' } : undefined,
        isHidden,
      }
    }
    const stockOf = (row: StoredRow): ForeignStock => {
      const isPromised = /^(continue|true)$/i.test(of.policy(row))
      if (of.tracker(row) === '') return { pieces: 'unlimited', isPromised: false }
      const pieces = piecesOf(of.pieces(row)) ?? 0
      if (pieces < 0) notes.add(negativeStock, { line: row.line, value: of.pieces(row) })
      return { pieces: Math.max(pieces, 0), isPromised }
    }
    const isVariant = (row: StoredRow) =>
      of.price(row) !== '' || of.sku(row) !== '' || of.options.some(({ value }) => value(row) !== '')

    return {
      nameOf: cells => {
        const name = of.handle(cells) || handleOf(of.title(cells))
        return { names: [name], of: name }
      },
      productOf: rows => {
        const [first] = rows
        if (!first) return undefined
        const at = { line: first.line, value: of.handle(first) }
        if (/^true$/i.test(of.giftCard(first))) {
          notes.add(giftCardLeftOut, at)
          return undefined
        }
        for (const row of rows)
          for (const { column, value } of unreadOf(row))
            notes.add(columnNotCarried, { line: row.line, column, value })
        const said = (read: (row: StoredRow) => string) => rows.map(read).find(value => value !== '') ?? ''
        const name = said(of.title) || of.handle(first)
        if (said(of.title) === '') notes.add(nameMissing, at)
        const own = rows.filter(isVariant)
        const variants = (own.length > 0 ? own : [first]).map(row => variantOf(row, false))
        // So Shopify calls what its seller gave no category.
        const category = of.category(first).replace(/^uncategorized$/i, '')
        const path = category ? partsOf(category) : [of.type(first)].filter(Boolean)
        const found: ForeignProduct = {
          line: first.line,
          asin: of.handle(first) || handleOf(name),
          name,
          path,
          brand: of.vendor(first),
          tags: of
            .tags(first)
            .split(',')
            .map(tag => tag.trim()),
          isHidden:
            /^(false|0)$/i.test(of.published(first)) || !/^(active|published)?$/i.test(of.status(first)),
          shortText: '',
          longText: of.text(first),
          seoTitle: of.seoTitle(first),
          seoDescription: of.seoDescription(first),
          supplier: '',
          pictures: picturesOf(rows),
          attributes: attributes(first),
          oldAddresses: [`/products/${of.handle(first)}`],
          options: of.options.map(({ name: option }) => said(option)),
          variants,
        }
        if (category && of.type(first)) found.attributes.set(typeAttribute, of.type(first))
        return found
      },
    }

    function picturesOf(rows: readonly StoredRow[]): Picture[] {
      const shown = rows.filter(row => of.picture(row) !== '')
      const place = (row: StoredRow) => Number(of.place(row)) || Number.MAX_SAFE_INTEGER
      return shown
        .toSorted((a, b) => place(a) - place(b))
        .map(row => ({ address: of.picture(row), alt: of.alt(row) }))
    }
  },
}

const partsOf = (path: string) =>
  path
    .split('>')
    .map(part => part.trim())
    .filter(Boolean)

const METAFIELD = /^(.+?)\s*\(product\.metafields\.[\w.-]+\)$/i
const GOOGLE = /^Google Shopping \/ (Gender|Age Group|MPN)$/i

/** What Shopify keeps as fields of the shop's own, and what it tells Google of a product. */
const attributesOf = (header: readonly string[], at: (place: number) => ReadCell) => {
  const found = header.flatMap((heading, place) => {
    const name = METAFIELD.exec(heading)?.[1] ?? GOOGLE.exec(heading)?.[1]
    return name ? [{ name: name.trim(), read: at(place) }] : []
  })
  return (row: StoredRow) => {
    const values = new Map<string, string>()
    for (const { name, read } of found) {
      const [had = '', value] = [values.get(name), read(row)]
      // Two fields may bear one name, the shop's own and Shopify's: what each says is kept.
      if (value !== '' && value !== had) values.set(name, had === '' ? value : `${had}; ${value}`)
    }
    return values
  }
}
