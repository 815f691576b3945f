import { readFileSync } from 'node:fs'
import path from 'node:path'
import { csvReader } from '#lib/backend/catalogue-import/csv.ts'

/** A thing that a file says: of which row and product, of what kind, and whether a converted folder has it. */
type Fact = { line: number; kind: string; value: string; isFound: boolean; leftOutAt: number | undefined }
export type Count = { kind: string; said: number; found: number; told: number; lost: string[] }

type Row = Record<string, string> & { line: string }
type Product = { row: Row; variants: Row[] }

/**
 * Counts what a file of Shopify's or WooCommerce's, or a plain table, says, kind by kind, and what of it is in the folder that was made of
 * it, without a line of the code that makes it. What convert-report.csv tells of a row counts as told, not as lost, and
 * with a product that is left out all of its rows.
 */
export const countConverted = (file: string, folder: string): Count[] => {
  const rows = rowsOf(file)
  const products = rowsOf(path.join(folder, 'products.csv'))
  const variants = Map.groupBy(rowsOf(path.join(folder, 'variants.csv')), row => row.product ?? '')
  const folderOf = (code: string): Product | undefined => {
    const row = products.find(({ ASIN, old_addresses = '' }) =>
      [ASIN?.toLowerCase(), ...old_addresses.split('|')].includes(code),
    )
    return row && { row, variants: variants.get(row.ASIN ?? '') ?? [] }
  }
  const isShopify = rows.some(row => row.handle !== undefined || row['url handle'] !== undefined)
  const isWoo = rows.some(row => row['in stock?'] !== undefined || row['regular price'] !== undefined)
  const facts = isShopify
    ? shopifyFacts(rows, folderOf)
    : isWoo
      ? wooFacts(rows, folderOf)
      : tableFacts(rows, products, variants)
  const told = new Set(rowsOf(path.join(folder, 'convert-report.csv')).map(row => Number(row.at)))
  return [...Map.groupBy(facts, ({ kind }) => kind)].map(([kind, all]) => {
    const missing = all.filter(({ isFound }) => !isFound)
    const lost = missing.filter(
      ({ line, leftOutAt }) => !told.has(line) && !(leftOutAt !== undefined && told.has(leftOutAt)),
    )
    return {
      kind,
      said: all.length,
      found: all.length - missing.length,
      told: missing.length - lost.length,
      lost: lost.map(({ line, value }) => `line ${line}: ${value}`),
    }
  })
}

type FolderOf = (code: string) => Product | undefined

function shopifyFacts(rows: Row[], folderOf: FolderOf): Fact[] {
  const facts: Fact[] = []
  for (const [handle, own] of Map.groupBy(rows, row => row.handle ?? row['url handle'] ?? '')) {
    const product = folderOf(`/products/${handle}`)
    const [first] = own
    if (!first) continue
    const add = factsOf(facts, product, first)
    add(first, 'name', first.title, text => product?.row.name === oneLine(text))
    add(first, 'brand', first.vendor, text => product?.row.brand === oneLine(text))
    for (const tag of (first.tags ?? '').split(','))
      add(first, 'tag', tag.trim(), text => tagsOf(product).includes(text))
    const isDraft =
      /draft|archived/i.test(first.status ?? '') ||
      /false/i.test(pick(first, 'published', 'published on online store'))
    if (isDraft) add(first, 'draft', 'draft', () => product?.row.hidden === 'true')
    add(
      first,
      'title for search engines',
      first['seo title'],
      text => product?.row.seo_title === oneLine(text),
    )
    for (const [heading, value] of Object.entries(first))
      if (/\(product\.metafields\./.test(heading))
        add(first, 'field of its own', oneLine(value), text =>
          Object.values(product?.row ?? {}).some(cell => cell.includes(text)),
        )
    for (const row of own) {
      const picture = pick(row, 'image src', 'product image url')
      add(row, 'picture', picture, text => picturesOf(product).includes(byHttps(text)))
      if (picture)
        add(row, 'alt text', row['image alt text'], text =>
          (product?.row.image_alt ?? '').split('|').includes(oneLine(text)),
        )
      const price = pick(row, 'variant price', 'price')
      if (price === '') continue
      const values = [1, 2, 3].map(number => row[`option${number} value`] ?? '').filter(Boolean)
      const shown = choiceOf(product, /^default title$/i.test(values.join()) ? [] : values)
      for (const value of /^default title$/i.test(values.join()) ? [] : values)
        add(row, 'option', value, () => shown !== undefined)
      add(row, 'price', price, text => same(pick(shown, 'price') || product?.row.discountPrice, text))
      const before = pick(row, 'variant compare at price', 'compare-at price')
      if (Number(before) > Number(price))
        add(row, 'price before', before, text => same(pick(shown, 'mrp') || product?.row.originalPrice, text))
      const isCounted = pick(row, 'variant inventory tracker', 'inventory tracker') !== ''
      const pieces = isCounted ? pick(row, 'variant inventory qty', 'inventory quantity') || '0' : 'unlimited'
      add(row, 'stock', pieces, text => stockOf(product, shown) === text)
      if (
        isCounted &&
        /continue|true/i.test(pick(row, 'variant inventory policy', 'continue selling when out of stock'))
      )
        add(row, 'sold when out', 'yes', () => pick(shown, 'promise') !== '')
      add(
        row,
        'SKU',
        oneLine(pick(row, 'variant sku', 'sku').replace(/^'/, '')),
        text => (pick(shown, 'sku') || product?.row.SKU) === text,
      )
      add(
        row,
        'barcode',
        pick(row, 'variant barcode', 'barcode').replace(/^'/, ''),
        text => (pick(shown, 'barcode') || product?.row.barcode) === text,
      )
      const grams = Math.round(Number(pick(row, 'variant grams', 'weight value (grams)')))
      if (grams > 0)
        add(row, 'weight', String(grams), text => (pick(shown, 'weight_g') || product?.row.weight_g) === text)
      add(
        row,
        'picture of a variant',
        pick(row, 'variant image', 'variant image url'),
        text => pick(shown, 'image') === byHttps(text),
      )
      const cost = row['cost per item'] ?? ''
      if (Number(cost) !== 0)
        add(row, 'purchase price', cost, text => same(product?.row.purchase_price, text))
    }
  }
  return facts
}

function wooFacts(written: Row[], folderOf: FolderOf): Fact[] {
  const facts: Fact[] = []
  // A quote stands before what a spreadsheet would take for a formula.
  const rows: Row[] = written.map(row => ({ ...row, sku: (row.sku ?? '').replace(/^'(?=[=+@-])/, '') }))
  const codeOf = (row: Row) => (row.sku || `woo-${row.id}`).toLowerCase()
  const parents = new Map(
    rows.flatMap(
      row =>
        [
          [row.sku, row],
          [`id:${row.id}`, row],
        ] as [string, Row][],
    ),
  )
  for (const row of rows) {
    const isPart = row.type === 'variation' && parents.has(row.parent ?? '')
    const head = isPart ? (parents.get(row.parent ?? '') as Row) : row
    const product = folderOf(codeOf(head))
    const add = factsOf(facts, product, head)
    const pictures = (row.images ?? '').split(/, (?=http)/)
    if (!isPart) {
      add(row, 'name', row.name, text => product?.row.name === oneLine(text))
      for (const tag of (row.tags ?? '').split(/(?<!\\),/))
        add(row, 'tag', tag.trim().replaceAll('\\,', ','), text => tagsOf(product).includes(text))
      for (const picture of pictures)
        add(row, 'picture', picture, text => picturesOf(product).includes(byHttps(text)))
      if (row.published !== '1') add(row, 'draft', 'draft', () => product?.row.hidden === 'true')
    }
    if (/variable|grouped/.test(row.type ?? '')) continue
    const own = isPart ? attributesOf(row).filter(Boolean) : []
    const shown = choiceOf(product, own)
    for (const value of own) add(row, 'option', value, () => shown !== undefined)
    if (isPart) add(row, 'picture of a variant', pictures[0], text => pick(shown, 'image') === byHttps(text))
    const [regular = '', sale = ''] = [row['regular price'], row['sale price']]
    const isDated = Boolean(row['date sale price starts'] || row['date sale price ends'])
    const now = pick(shown, 'price') || product?.row.discountPrice
    add(row, 'price', sale && !isDated ? sale : regular, text => same(now, text))
    if (sale && !isDated)
      add(row, 'price before', regular, text => same(pick(shown, 'mrp') || product?.row.originalPrice, text))
    if (sale && isDated)
      add(row, 'dated sale', sale, text => same(pick(shown, 'sale_price') || product?.row.sale_price, text))
    const pieces = row.stock || (row['in stock?'] === '1' ? 'unlimited' : '0')
    if (pieces !== 'parent') add(row, 'stock', pieces, text => stockOf(product, shown) === text)
    add(
      row,
      'SKU',
      row.sku === head.sku && isPart ? '' : row.sku,
      text => (pick(shown, 'sku') || product?.row.SKU) === text,
    )
    const barcode = Object.entries(row).find(([name]) => name.startsWith('gtin'))?.[1]
    add(row, 'barcode', barcode, text => (pick(shown, 'barcode') || product?.row.barcode) === text)
  }
  return facts
}

/** A row of a table is found by any of its codes, of a product or of a choice; else by its name. */
function tableFacts(rows: Row[], products: Row[], variants: Map<string, Row[]>): Fact[] {
  const facts: Fact[] = []
  const byCode = new Map<string, Product & { shown?: Row }>()
  const byName = Map.groupBy(products, row => row.name ?? '')
  for (const row of products) {
    const own = variants.get(row.ASIN ?? '') ?? []
    for (const shown of own) if (shown.sku) byCode.set(shown.sku, { row, variants: own, shown })
    for (const code of [row.SKU, row.ASIN])
      if (code && !byCode.has(code)) byCode.set(code, { row, variants: own })
  }
  for (const row of rows) {
    const written = pick(row, 'product_name', 'productname', 'product', 'name', 'title', 'item name')
    const codes = [row.sku, row.pid, row.uniq_id, row.productid, row.id]
      .map(code => byCode.get(code ?? ''))
      .find(Boolean)
    const ended = products.length > 0 && row.index ? byName.get(oneLine(written)) : undefined
    const numbered = ended?.find(({ ASIN = '' }) => ASIN.endsWith(`-${row.index}`))
    const found = codes ?? (numbered && { row: numbered, variants: [] as Row[] })
    const add = factsOf(facts, found)
    const own = found?.row
    const values = [row.size, row.colour ?? row.color].filter(Boolean) as string[]
    const shown = (found && 'shown' in found ? found.shown : undefined) ?? choiceOf(found, values)
    add(row, 'name', written, text => [own?.name, own?.['attr:Full name']].includes(oneLine(text)))
    add(row, 'brand', row.brand ?? row.productbrand, text => own?.brand === oneLine(text))
    const sale = pick(
      row,
      'discounted_price',
      'sale_price',
      'selling price (inr)',
      'selling price',
      'price',
      'price (inr)',
    )
    const mrp = pick(row, 'mrp')
    // What was asked before need not be an MRP: without the seller's word it is left out, and told.
    const before = pick(row, 'retail_price', 'market_price', 'compare at price')
    const amount = (text: string) => Number(text.replace(/[^\d.]/g, ''))
    add(row, 'price', sale || mrp || before, text => same(pick(shown, 'price') || own?.discountPrice, text))
    const shownMrp = (text: string) => same(pick(shown, 'mrp') || own?.originalPrice, text)
    if (sale && amount(mrp) > amount(sale)) add(row, 'MRP', mrp, shownMrp)
    if (sale && amount(before) > amount(sale)) add(row, 'price before', before, shownMrp)
    for (const [address] of pick(row, 'image', 'images', 'picture').matchAll(/https?:\/\/[^\s"'|;\]]+/g))
      add(row, 'picture', address, text => picturesOf(found).includes(byHttps(text.replace(/,$/, ''))))
    add(row, 'stock', pick(row, 'stock', 'quantity', 'qty'), text =>
      shown ? shown.stock === text : own?.sizes === `NA:${text}`,
    )
    for (const value of values)
      add(row, 'option', value, () => shown !== undefined || Object.values(own ?? {}).includes(value))
    for (const [, value = ''] of (row.product_specifications ?? '').matchAll(/"value"=>"((?:[^"\\]|\\.)*)"/g))
      add(row, 'specification', oneLine(JSON.parse(`"${value}"`)), text =>
        Object.values(own ?? {}).some(cell => cell.includes(text)),
      )
  }
  return facts
}

const factsOf =
  (facts: Fact[], product: Product | undefined, first?: Row) =>
  (row: Row, kind: string, value: string | undefined, isThere: (value: string) => boolean) => {
    if (!value) return
    const leftOutAt = product ? undefined : Number((first ?? row).line)
    const isFound = product !== undefined && isThere(value)
    facts.push({ line: Number(row.line), kind, value, isFound, leftOutAt })
  }

/** The variant with these values; the product's only one where it names none; none for a product without variants. */
const choiceOf = (product: Product | undefined, values: string[]) => {
  const of = (row: Row) => [row.option1, row.option2, row.option3]
  if (values.length === 0) return product?.variants.length === 1 ? product.variants[0] : undefined
  return product?.variants.find(row => values.every(value => of(row).includes(value)))
}

const attributesOf = (row: Row) =>
  Object.entries(row).flatMap(([name, value]) => (/^attribute \d+ value/.test(name) ? [value ?? ''] : []))

const stockOf = (product: Product | undefined, shown: Row | undefined) =>
  shown ? pick(shown, 'stock') : (product?.row.sizes ?? '').replace(/^NA:/, '')

// Pictures are fetched by https alone.
const byHttps = (address: string) => address.replace(/^http:/i, 'https:')
const picturesOf = (product: Product | undefined) => (product?.row.images ?? '').split('|')
const tagsOf = (product: Product | undefined) => (product?.row.tags ?? '').split('|')
const pick = (row: Row | undefined, ...names: string[]) => names.map(name => row?.[name]).find(Boolean) ?? ''
const same = (cell: string | undefined, text: string) =>
  cell !== undefined && cell !== '' && Number(cell) === Number(text.replace(/[^\d.]/g, ''))
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The rows of a file by its headings in small letters, and those of our folders by ours; none where there is no file. */
function rowsOf(file: string): Row[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
  const reader = csvReader()
  const [header, ...rows] = [...reader.push(text), ...reader.end()]
  const isOurs = /products\.csv$/.test(file) && header?.fields.includes('ASIN')
  const isReport = file.endsWith('convert-report.csv')
  const names = (header?.fields ?? []).map(name =>
    isOurs ? name : isReport && name === 'line' ? 'at' : name.trim().toLowerCase(),
  )
  return rows.map(({ line, fields }) => ({
    ...Object.fromEntries(names.map((name, place) => [name, fields[place]?.trim() ?? ''])),
    line: String(line),
  }))
}
