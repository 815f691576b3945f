import 'server-only'
import { columnNotCarried, currencyTaken, metaAttributes } from '#messages/convert.ts'
import { cellsOf } from './cells.ts'
import type { ForeignStock, ForeignVariant, Sale } from './foreign-product.ts'
import type { Format } from './format.ts'
import { handleOf } from './handle.ts'
import { foreignCurrency, gramsOf, momentOf, paiseOf, piecesOf } from './numbers.ts'
import type { StoredRow } from './row-store.ts'

const OPTIONS = ['size', 'color', 'pattern', 'material'] as const

/** The catalogue of Meta (Facebook, Instagram, WhatsApp), whose rows Google's feeds resemble. */
export const meta: Format = {
  name: 'meta',
  recognises: header => {
    const { has } = cellsOf(header)
    return has('id') && has('title') && has('image_link', 'image link') && has('price')
  },
  open: (header, notes) => {
    const cells = cellsOf(header)
    const cell = (name: string, ...more: string[]) => cells.cell(name, name.replaceAll('_', ' '), ...more)
    const of = {
      id: cell('id'),
      group: cell('item_group_id'),
      title: cell('title'),
      text: cell('description'),
      richText: cell('rich_text_description'),
      availability: cell('availability'),
      pieces: cell('quantity_to_sell_on_facebook', 'inventory'),
      price: cell('price'),
      salePrice: cell('sale_price'),
      saleDates: cell('sale_price_effective_date'),
      link: cell('link'),
      picture: cell('image_link'),
      morePictures: cell('additional_image_link'),
      brand: cell('brand'),
      barcode: cell('gtin'),
      mpn: cell('mpn'),
      type: cell('product_type'),
      category: cell('google_product_category'),
      status: cell('status', 'visibility'),
      weight: cell('shipping_weight'),
      labels: cell('product_tags'),
      options: OPTIONS.map(name => ({ name, read: cell(name) })),
      attributes: Object.entries(metaAttributes).map(([name, label]) => ({ label, read: cell(name) })),
    }
    cells.ignore('condition')

    const saleOf = (row: StoredRow, regular: number | undefined): Sale | undefined => {
      const price = paiseOf(of.salePrice(row))
      if (price === undefined || regular === undefined || price >= regular) return undefined
      const [from = '', to = ''] = of.saleDates(row).split('/')
      return { price, from: momentOf(from) ?? '', to: momentOf(to) ?? '' }
    }
    const stockOf = (row: StoredRow): ForeignStock => {
      const word = of.availability(row).toLowerCase().replaceAll('_', ' ')
      if (/^(preorder|available for order|backorder)$/.test(word)) return { pieces: 0, isPromised: true }
      const pieces = piecesOf(of.pieces(row))
      if (/^(out of stock|discontinued)$/.test(word)) return { pieces: 0, isPromised: false }
      return { pieces: pieces === undefined ? 'unlimited' : Math.max(pieces, 0), isPromised: false }
    }
    const variantOf = (row: StoredRow, options: string[]): ForeignVariant => {
      const regular = paiseOf(of.price(row))
      const currency = foreignCurrency(of.price(row))
      if (currency) notes.add(currencyTaken(currency), { line: row.line, value: of.price(row) })
      const sale = saleOf(row, regular)
      const isEndless = sale !== undefined && sale.from === '' && sale.to === ''
      return {
        line: row.line,
        values: options.map(option => of.options.find(({ name }) => name === option)?.read(row) ?? ''),
        sku: of.mpn(row) || of.id(row),
        barcode: of.barcode(row),
        grams: gramsOf(...weightOf(of.weight(row))),
        price: isEndless ? sale.price : regular,
        mrp: undefined,
        was: isEndless ? regular : undefined,
        sale: isEndless ? undefined : sale,
        cost: undefined,
        stock: stockOf(row),
        picture: options.length > 0 ? { address: of.picture(row), alt: '' } : undefined,
        isHidden: false,
      }
    }

    return {
      nameOf: row => {
        const group = of.group(row)
        return { names: group ? [`group:${group}`] : [], of: group ? `group:${group}` : undefined }
      },
      productOf: rows => {
        const [first] = rows
        if (!first) return undefined
        for (const row of rows)
          for (const { column, value } of cells.unreadOf(row))
            notes.add(columnNotCarried, { line: row.line, column, value })
        const valuesOf = (read: (row: StoredRow) => string) => new Set(rows.map(read))
        const options =
          rows.length > 1
            ? of.options.filter(({ read }) => valuesOf(read).size > 1).map(({ name }) => name)
            : []
        const lone = of.options.filter(({ name }) => !options.includes(name))
        const section = of.type(first) || (/^\d*$/.test(of.category(first)) ? '' : of.category(first))
        const pictures = rows.flatMap(row => [
          of.picture(row),
          ...of.morePictures(row).split(/\s*,\s*(?=https?:)/),
        ])
        return {
          line: first.line,
          asin: of.group(first) || of.id(first) || handleOf(of.title(first)),
          name: of.title(first),
          path: section
            .split('>')
            .map(part => part.trim())
            .filter(Boolean),
          brand: of.brand(first),
          tags: of
            .labels(first)
            .split(',')
            .map(tag => tag.trim()),
          isHidden: /^(archived|staging|hidden)$/i.test(of.status(first)),
          shortText: '',
          longText: of.richText(first) || of.text(first),
          seoTitle: '',
          seoDescription: '',
          supplier: '',
          pictures: pictures.map(address => ({ address, alt: '' })),
          attributes: new Map([
            ...lone.map(({ name, read }) => [labelOf(name), read(first)] as const),
            ...of.attributes.map(({ label, read }) => [label, read(first)] as const),
          ]),
          oldAddresses: [
            ...new Set(
              rows
                .map(row => of.link(row))
                .filter(link => URL.canParse(link))
                .map(link => new URL(link).pathname),
            ),
          ],
          options: options.map(labelOf),
          variants: rows.map(row => variantOf(row, options)),
        }
      },
    }
  },
}

const labelOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const weightOf = (text: string): [string, string] => {
  const [, amount = '', unit = 'g'] = /^([\d.,]+)\s*([a-z]+)?$/i.exec(text) ?? []
  return [amount, unit]
}
