import { columnKey } from './cells.ts'

/** The columns of WooCommerce's export in the order in which it writes them. */
const ORDER = [
  ...['id', 'type', 'sku', 'gtin', 'name', 'published', 'featured', 'visibility', 'shortText', 'text'],
  ...['saleStarts', 'saleEnds', 'taxStatus', 'taxClass', 'inStock', 'stock', 'lowStock', 'backorders'],
  ...[
    'soldAlone',
    'weight',
    'length',
    'width',
    'height',
    'reviews',
    'purchaseNote',
    'salePrice',
    'regularPrice',
  ],
  ...[
    'categories',
    'tags',
    'shippingClass',
    'images',
    'downloadLimit',
    'downloadExpiry',
    'parent',
    'grouped',
  ],
  ...['upsells', 'crossSells', 'externalUrl', 'buttonText', 'position'],
] as const
export type WooColumn = (typeof ORDER)[number] | 'brands'

/** What the export calls them in English; a unit in brackets may follow. */
const ENGLISH: Record<string, WooColumn> = {
  id: 'id',
  type: 'type',
  sku: 'sku',
  'gtin, upc, ean, or isbn': 'gtin',
  name: 'name',
  published: 'published',
  'is featured?': 'featured',
  'visibility in catalog': 'visibility',
  'visibility in catalogue': 'visibility',
  'short description': 'shortText',
  description: 'text',
  'date sale price starts': 'saleStarts',
  'date sale price ends': 'saleEnds',
  'tax status': 'taxStatus',
  'tax class': 'taxClass',
  'in stock?': 'inStock',
  stock: 'stock',
  'low stock amount': 'lowStock',
  'backorders allowed?': 'backorders',
  'sold individually?': 'soldAlone',
  weight: 'weight',
  length: 'length',
  width: 'width',
  height: 'height',
  'allow customer reviews?': 'reviews',
  'purchase note': 'purchaseNote',
  'sale price': 'salePrice',
  'regular price': 'regularPrice',
  categories: 'categories',
  tags: 'tags',
  'shipping class': 'shippingClass',
  images: 'images',
  'download limit': 'downloadLimit',
  'download expiry days': 'downloadExpiry',
  parent: 'parent',
  'grouped products': 'grouped',
  upsells: 'upsells',
  'cross-sells': 'crossSells',
  'external url': 'externalUrl',
  'button text': 'buttonText',
  position: 'position',
  brands: 'brands',
  brand: 'brands',
}

const WEIGHT = /\((kg|g|lbs?|oz)\)\s*$/i
const BRANDS = /^(brands?|marques?|marcas?|marken?|marche|marca|merken|merk|ब्रांड)$/i

export type WooAttribute = { name: number; values: number; others: number[] }
export type WooHeader = {
  places: Map<WooColumn, number>
  attributes: WooAttribute[]
  weightUnit: string
  /** Whether its headings are in another language, and were read by their order. */
  isByOrder: boolean
}

/** Which column is which. Headings are in the language of the site: where they are not English, their order tells. */
export const wooHeader = (header: readonly string[]): WooHeader | undefined => {
  const weightUnit = header.map(name => WEIGHT.exec(name)?.[1]).find(Boolean) ?? 'kg'
  const english = byName(header)
  const isEnglish = english.has('name') && english.has('type')
  const places = isEnglish ? english : byOrder(header)
  if (!places) return undefined
  const attributes = isEnglish ? namedAttributes(header) : countedAttributes(header, places)
  return { places, attributes, weightUnit: weightUnit.toLowerCase(), isByOrder: !isEnglish }
}

const byName = (header: readonly string[]) => {
  const places = new Map<WooColumn, number>()
  for (const [place, name] of header.entries()) {
    const column = ENGLISH[columnKey(name).replace(/\s*\([^)]*\)$/, '')]
    if (column && !places.has(column)) places.set(column, place)
  }
  return places
}

// The codes of goods are spelt alike in all languages, and so is the unit of the weight: older exports lack two columns.
const byOrder = (header: readonly string[]) => {
  const weight = header.findIndex(name => WEIGHT.test(name))
  const hasGtin = /\b(GTIN|EAN|ISBN)\b/.test(header[3] ?? '')
  const lacking = ORDER.indexOf('weight') - weight - (hasGtin ? 0 : 1)
  if (columnKey(header[0] ?? '') !== 'id' || weight < 0 || lacking < 0 || lacking > 1) return undefined
  const there = ORDER.filter(
    column => (column !== 'gtin' || hasGtin) && (column !== 'lowStock' || lacking === 0),
  )
  if (header.length < there.length) return undefined
  const places = new Map<WooColumn, number>(there.map((column, place) => [column, place]))
  const brands = header.findIndex((name, place) => place >= there.length && BRANDS.test(name.trim()))
  if (brands >= 0) places.set('brands', brands)
  return places
}

const namedAttributes = (header: readonly string[]) => {
  const found = new Map<number, Partial<WooAttribute> & { others: number[] }>()
  for (const [place, heading] of header.entries()) {
    const [, number, what] = /^attribute (\d{1,3}) (name|value\(s\)|\w+)$/.exec(columnKey(heading)) ?? []
    if (!number) continue
    const one = found.get(Number(number)) ?? { others: [] }
    found.set(Number(number), one)
    if (what === 'name') one.name = place
    else if (what === 'value(s)') one.values = place
    else one.others.push(place)
  }
  return [...found.values()].filter(
    (one): one is WooAttribute => one.name !== undefined && one.values !== undefined,
  )
}

// Name, values, whether it is shown and shared, with one number: a download has no more than three such columns.
const countedAttributes = (header: readonly string[], places: Map<WooColumn, number>) => {
  const found = new Map<string, number[]>()
  const after = (places.get('position') ?? 0) + 1
  for (const [place, heading] of header.entries()) {
    const number =
      place >= after && !/^meta\s*:/i.test(heading) ? /\b(\d{1,3})\b/.exec(heading)?.[1] : undefined
    if (!number) continue
    const run = found.get(number) ?? []
    if (run.length === 0 || run.at(-1) === place - 1) found.set(number, [...run, place])
  }
  return [...found.values()].flatMap(([name, values, ...others]) =>
    name !== undefined && values !== undefined && others.length >= 2 ? [{ name, values, others }] : [],
  )
}
