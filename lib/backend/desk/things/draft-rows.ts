import 'server-only'
import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import { SIZE_ROWS } from '#lib/desk/rules/draft-fields.ts'
import { escapeHtml } from '#lib/rules/escape-html.ts'

type Fields = Readonly<Record<string, string>>
type SizeRow = { size: string; pieces: string; price: string }

/** The rows of a sheet that a draft means. */
export function draftRows(fields: Fields, asin: string, images: readonly string[]) {
  const sizes = sizeRows(fields)
  const product: Record<string, string> = {
    ASIN: asin,
    name: fields.name ?? '',
    ...(fields.new_section ? { path: fields.new_section } : { subcategory_id: fields.subcategory_id ?? '' }),
    mrp: rupeesOf(fields.mrp),
    discountPrice: rupeesOf(fields.discountPrice),
    sizes: sizes.map(({ size, pieces }) => `${size || NO_SIZE}:${pieces || '0'}`).join('|'),
    color: listOf(fields.color),
    images: images.join('|'),
    description: htmlOf(fields.description),
    hidden: 'false',
    ...Object.fromEntries(MORE.flatMap(name => (fields[name] ? [[name, fields[name]]] : []))),
  }
  return { product, variants: variantRows(asin, sizes, product.color ?? '') }
}

/** Cells that a draft carries as they are, such as those of the thing that it is a copy of. */
export const MORE = [
  'SKU',
  'brand',
  'material',
  'hsn',
  'tax_rate',
  'tax_class',
  'origin_country',
  'net_quantity',
]

export const sizeRows = (fields: Fields): SizeRow[] => {
  const rows = Array.from({ length: SIZE_ROWS }, (_, index) => ({
    size: (fields[`size-${index + 1}`] ?? '').trim(),
    pieces: (fields[`pieces-${index + 1}`] ?? '').trim(),
    price: rupeesOf(fields[`price-${index + 1}`]),
  }))
  return rows.filter(({ size, pieces, price }) => size || pieces || price)
}

// A size with a price of its own is a choice of its own; its pieces stay those of the size.
const variantRows = (asin: string, sizes: readonly SizeRow[], colours: string) => {
  if (!sizes.some(({ price }) => price)) return []
  const each = colours === '' ? [''] : colours.split('|')
  return sizes.flatMap(({ size, price }) =>
    each.map(colour => ({ product: asin, option1: size, option2: colour, price })),
  )
}

/** As a seller types money: ₹1,299 and 1299/- too. */
export const rupeesOf = (typed = '') =>
  typed
    .trim()
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replace(/(\/-)$/, '')
    .replaceAll(',', '')
    .trim()

/** What is typed with commas. */
export const listOf = (typed = '') =>
  typed
    .split(/[,|]/)
    .map(part => part.trim())
    .filter(Boolean)
    .join('|')

const HTML = /<\/?(p|br|hr|h[2-6]|ul|ol|li|strong|b|em|i|u|span|a|table)\b[^>]*>/i

/** A text of lines as the shop shows it; what is HTML already stays so. */
export const htmlOf = (typed = '') => {
  const text = typed.trim()
  if (text === '' || HTML.test(text)) return text
  const escaped = escapeHtml(text)
  const parts = escaped.replaceAll('\r\n', '\n').split(/\n{2,}/)
  return parts.length === 1 && !text.includes('\n')
    ? escaped
    : parts.map(part => `<p>${part.trim().replaceAll('\n', '<br>')}</p>`).join('')
}
