import 'server-only'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import { plainText } from '#lib/contract/rich-text.ts'
import {
  attributesTooMany,
  attributeUnnamed,
  codeShortened,
  codeTwice,
  costsDiffer,
  cutShort,
  endlessAlone,
  fullName,
  furtherDetails,
  nameKept,
  noName,
  noPrice,
  onePiece,
  sectionOfNone,
  tagsLeftOut,
  variantNoPrice,
  weightLeftOut,
} from '#messages/convert.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import { declaredByAttributes } from './declared-attributes.ts'
import { decodedHtml } from './decoded-html.ts'
import type { ForeignProduct } from './foreign-product.ts'
import type { Given } from './format.ts'
import { fitted } from './handle.ts'
import type { ConvertNotes } from './notes.ts'
import { optionsOf } from './option-values.ts'
import { addressCell, pictureCells } from './picture-cells.ts'
import { type Priced, priceCells, withMrp } from './price-cells.ts'
import { hashOf, NumberMap } from './row-store.ts'
import { asPart, cutAtWord, inLines, inOneLine } from './short-texts.ts'
import { stockColumns } from './stock-columns.ts'

export type Row = Map<string, string>

const LONGEST = {
  name: 200,
  code: 64,
  text: 5_000,
  longText: 100_000,
  brand: 100,
  summary: 200,
  attribute: 2_000,
}
const MOST_GRAMS = 1_000_000
const MOST_TAGS = 100
const MOST_TAG_LETTERS = 5_000
// The import takes 300, and two stand for what is cut or does not fit.
const MOST_ATTRIBUTES = 298

/** Turns found products into the rows of our files; what does not fit is told. */
export const recordWriter = (notes: ConvertNotes, { beforeIsMrp = false }: Given = {}) => {
  const codes = new NumberMap()
  const attributes = new Map<string, string>()
  return (found: ForeignProduct): { product: Row; variants: Row[] } | undefined => {
    const { line } = found
    const name = inOneLine(decodedHtml(found.name)) || found.asin
    const asin = codeOf(found.asin, line)
    if (name === '' || asin === '') return leaveOut(noName)
    const { options, variants: all } = optionsOf(found, notes)
    const priced = all.filter((variant): variant is Priced => Boolean(variant.price))
    const variants = beforeIsMrp ? priced.map(withMrp) : priced
    if (variants.length === 0) return leaveOut(noPrice)
    for (const variant of all)
      if (!variant.price) notes.add(variantNoPrice, { line: variant.line, value: variant.sku })
    const isEndlessAlone = options.length === 0 && !isCounted(variants[0], found.sharedStock)
    if (isEndlessAlone) notes.add(endlessAlone(onePiece.option, onePiece.value), { line })
    const shownOptions = isEndlessAlone ? [onePiece.option] : options
    const shown = isEndlessAlone
      ? variants.map(variant => ({ ...variant, values: [onePiece.value] }))
      : variants
    const prices = priceCells(shown, notes)
    const stock = stockColumns(
      { options: shownOptions, variants: shown, shared: found.sharedStock, line },
      notes,
    )
    const declared = declaredByAttributes(found.attributes)
    const product: Row = new Map([
      ['ASIN', asin],
      ...textCells(found, name),
      ...prices.product,
      ['options', shownOptions.join('|')],
      ...Object.entries(pictureCells(found.pictures, line, notes)),
      ['hidden', found.isHidden ? 'true' : ''],
      ['purchase_price', costOf(shown)],
      ['supplier', cutAtWord(inOneLine(found.supplier), 200)],
      ['old_addresses', addressesOf(found)],
      ...[...declared.cells].map(([column, cell]): [string, string] => [
        column,
        inOneLine(decodedHtml(cell)),
      ]),
      ...attributeCells(declared.others, line),
      ...(name.length > LONGEST.name
        ? ([[`attr:${fullName}`, cutAtWord(name, LONGEST.attribute)]] as const)
        : []),
    ])
    const [lone] = shown
    if (shownOptions.length === 0 && lone) {
      const isUnsaid = lone.stock.pieces === 'unsaid'
      product.set('sizes', isUnsaid ? '' : stock.sizes || `NA:${stock.variants[0]?.stock ?? 0}`)
      for (const [column, cell] of Object.entries(codesOf(lone))) product.set(column, cell)
      return { product, variants: [] }
    }
    product.set('sizes', stock.sizes)
    for (const [column, cell] of Object.entries(found.own ? codesOf({ ...found.own, line }) : {}))
      product.set(column, cell)
    return {
      product,
      variants: shown.map((variant, place) => {
        const [option1 = '', option2 = '', option3 = ''] = variant.values
        const image = variant.picture ? addressCell(variant.picture.address, variant.line, notes) : ''
        const cells = {
          product: asin,
          option1,
          option2,
          option3,
          ...prices.variants[place],
          ...stock.variants[place],
        }
        const more = {
          ...codesOf(variant),
          image,
          image_alt: image ? asPart(variant.picture?.alt ?? '') : '',
        }
        return new Map(Object.entries({ ...cells, ...more, hidden: variant.isHidden ? 'true' : '' }))
      }),
    }

    function leaveOut(reason: string) {
      notes.add(reason, { line, value: found.name })
      return undefined
    }
  }

  /** Its address is made of it, so it is there once, whatever its capitals. */
  function codeOf(said: string, line: number) {
    const plain = inOneLine(said)
    if (plain === '') return ''
    const code = fitted(plain, LONGEST.code)
    if (code !== plain) notes.add(codeShortened(code), { line, value: said })
    if (codes.setNew(hashOf(slugOf({ ASIN: code })), line)) return code
    const other = fitted(`${code}-${line}`, LONGEST.code)
    notes.add(codeTwice(other), { line, value: said })
    codes.setNew(hashOf(slugOf({ ASIN: other })), line)
    return other
  }

  function textCells(found: ForeignProduct, name: string): [string, string][] {
    const { line } = found
    const cut = (text: string, most: number, column: string) => {
      if (text.length > most) notes.add(cutShort(most), { line, column, value: text })
      return cutAtWord(text, most)
    }
    if (name.length > LONGEST.name) notes.add(nameKept(LONGEST.name), { line, value: name })
    const long = inLines(found.longText)
    const seo = inOneLine(decodedHtml(found.seoDescription))
    const short = inLines(found.shortText) || seo || cutAtWord(decodedHtml(plainText(long)), LONGEST.summary)
    const path = found.path
      .map(part => cutAtWord(inOneLine(decodedHtml(part)).replaceAll('>', '›'), 100))
      .filter(Boolean)
    return [
      ['name', cutAtWord(name, LONGEST.name)],
      ['path', (path.length > 0 ? path.slice(0, 20) : [sectionOfNone]).join(' > ')],
      ['brand', cut(inOneLine(decodedHtml(found.brand)), LONGEST.brand, 'brand')],
      ['tags', tagsOf(found)],
      ['description', cut(short, LONGEST.text, 'description')],
      ['colongdescription', cut(long, LONGEST.longText, 'colongdescription')],
      ['seo_title', cut(inOneLine(decodedHtml(found.seoTitle)), 200, 'seo_title')],
      ['seo_description', cut(seo, 500, 'seo_description')],
    ]
  }

  function tagsOf({ tags, line }: ForeignProduct) {
    const all = [...new Set(tags.map(asPart))].filter(Boolean)
    const kept = all.slice(0, MOST_TAGS)
    while (kept.join('|').length > MOST_TAG_LETTERS) kept.pop()
    if (kept.length < all.length) notes.add(tagsLeftOut(all.length - kept.length, MOST_TAGS), { line })
    return kept.join('|')
  }

  function attributeCells(said: ReadonlyMap<string, string>, line: number): [string, string][] {
    const further: string[] = []
    const cells = [...said].flatMap(([label, value]): [string, string][] => {
      const text = inOneLine(decodedHtml(value))
      const cell = cutAtWord(text, LONGEST.attribute)
      if (cell === '') return []
      if (cell !== text) notes.add(cutShort(LONGEST.attribute), { line, column: label, value: text })
      const plain = attributeName(label)
      const name = attributes.get(plain.toLowerCase()) ?? plain
      if (name === '') notes.add(attributeUnnamed, { line, column: label, value })
      else if (!isKnown(name)) further.push(`${name}: ${cell}`)
      else return [[`attr:${name}`, cell]]
      return []
    })
    if (further.length === 0) return cells
    notes.add(attributesTooMany(MOST_ATTRIBUTES), { line, value: further.join('; ') })
    const together = further.join('; ')
    if (together.length > LONGEST.attribute)
      notes.add(cutShort(LONGEST.attribute), { line, column: furtherDetails, value: together })
    return [...cells, [`attr:${furtherDetails}`, cutAtWord(together, LONGEST.attribute)]]
  }

  /** Each is a column of the file: so many there may be. */
  function isKnown(name: string) {
    const key = name.toLowerCase()
    const hasRoom = attributes.size < MOST_ATTRIBUTES
    if (hasRoom && !attributes.has(key)) attributes.set(key, name)
    return attributes.has(key)
  }

  function codesOf({ sku, barcode, grams, box, line }: CodesOfRow) {
    if (grams !== undefined && grams > MOST_GRAMS) notes.add(weightLeftOut, { line, value: String(grams) })
    const weight = grams !== undefined && grams <= MOST_GRAMS ? String(grams) : ''
    return {
      SKU: fittedCode(sku, 'SKU', line),
      barcode: fittedCode(barcode, 'barcode', line),
      weight_g: weight,
      ...(box && { length_cm: String(box[0]), breadth_cm: String(box[1]), height_cm: String(box[2]) }),
    }
  }

  function fittedCode(said: string, column: string, line: number) {
    const plain = inOneLine(said)
    const code = fitted(plain, LONGEST.code)
    if (code !== plain) notes.add(codeShortened(code), { line, column, value: said })
    return code
  }

  /** The highest, so that no profit is shown that there is not. */
  function costOf(variants: readonly Priced[]) {
    const highest = Math.max(0, ...variants.map(({ cost }) => cost ?? 0))
    for (const { line, cost } of variants)
      if (cost && cost < highest) notes.add(costsDiffer, { line, value: inRupees(cost) })
    return highest > 0 ? inRupees(highest) : ''
  }
}

type CodesOfRow = Pick<Priced, 'sku' | 'barcode' | 'grams' | 'box' | 'line'>

const isCounted = (lone: Priced | undefined, shared: number | undefined) =>
  lone !== undefined &&
  !lone.stock.isPromised &&
  (typeof lone.stock.pieces === 'number' ||
    lone.stock.pieces === 'unsaid' ||
    (lone.stock.pieces === 'shared' && shared !== undefined))

const attributeName = (label: string) =>
  inOneLine(decodedHtml(label))
    .replace(/[^\p{L}\p{M}\p{N} ._/()-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, 60)
    .trim()

// Its own address here as well: that changes with the product's code.
const addressesOf = ({ oldAddresses }: ForeignProduct) =>
  [...new Set(oldAddresses.map(asPart).filter(path => path.length > 1 && path.length <= 300))].join('|')
