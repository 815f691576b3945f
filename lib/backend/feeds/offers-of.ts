import 'server-only'
import { createHash } from 'node:crypto'
import { withChoice } from '#lib/catalogue/rules/choice-query.ts'
import { holdsColour } from '#lib/catalogue/rules/option-words.ts'
import { type Choice, sizeList, stockOf } from '#lib/catalogue/rules/sellable.ts'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { Product, Variant } from '#lib/contract/catalogue-schemas.ts'
import { textOf } from '#lib/contract/text-of.ts'
import { type FreeTerms, isFreeAlone } from '#lib/delivery/rules/free-terms.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { pathOf } from '#lib/paths.ts'
import { isFilmName, isPictureName } from '#lib/rules/picture-name.ts'
import { isGtin } from './gtin.ts'
import type { FeedProduct } from './products-for-feeds.ts'
import { type FeedSale, saleOf } from './sale-of.ts'
import { type Stated, statedOf } from './stated.ts'

type Availability = 'in stock' | 'out of stock' | 'backorder'

/** One thing that can be chosen and bought, as the feeds tell it. Whole rupees, as the page shows them. */
export type Offer = Stated & {
  id: string
  /** '' where there is nothing to choose. */
  group: string
  title: string
  description: string
  link: string
  pictures: string[]
  availability: Availability
  price: number
  /** As the page shows it, struck or as the price itself; 0 where it shows none. */
  mrp: number
  sale?: FeedSale | undefined
  delivery: number
  size: string
  color: string
  material: string
  section: string
  gtin: string
  /** The seller's own code; '' where there is a GTIN, or none. */
  mpn: string
}

export type Shop = {
  site: string
  name: string
  /** Whole rupees: what delivery costs at most, where the seller has a table of PIN codes instead of each product's charge. */
  delivery?: number | undefined
  /** From what on it costs nothing. */
  free?: FreeTerms
}

/** What can be bought of a product: its variants where they are told, else each size in each colour. */
export const offersOf = (told: FeedProduct, { site, name: shopName, delivery, free = {} }: Shop): Offer[] => {
  const { product } = told
  const choices = choicesOf(product)
  const isGroup = choices.length > 1
  const address = new URL(pathOf('product', slugOf(product)), site).href
  const common = {
    ...statedOf(product, shopName),
    group: isGroup ? String(product.id) : '',
    description: clipped(
      textOf(product.description) || textOf(product.colongdescription) || product.name,
      5_000,
    ),
    delivery: isFreeAlone(product, free) ? 0 : (delivery ?? Math.round(product.recommendedSellingPrice)),
    material: product.material,
    section: told.sections.filter(Boolean).join(' > '),
  }
  return choices.map(({ variant, ...choice }) => ({
    ...common,
    ...codesOf(told, variant),
    ...amountsOf(variant ?? product),
    sale: saleOf(variant ? told.sales?.[variant.id] : told.sale),
    id: isGroup ? `${product.id}-${markOf(choice)}` : String(product.id),
    title: titleOf(product.name, isGroup ? choice : undefined),
    link: isGroup || variant ? withChoice(address, choice) : address,
    pictures: picturesOf(product, variant, site),
    availability: variant
      ? availabilityOf(variant)
      : stockOf(product, choice.size) > 0
        ? 'in stock'
        : 'out of stock',
    size: choice.size,
    color: holdsColour(product.options) ? choice.color : '',
  }))
}

type Chosen = Choice & { other: string; variant?: Variant }

function choicesOf(product: Product): Chosen[] {
  if (product.variants?.length)
    return product.variants.map(variant => {
      const { size, color, other } = variant
      return { size, color, other, variant }
    })
  const sizes = sizeList(product).map(size => size.Size_Desc)
  return listOr(sizes).flatMap(size => listOr(product.color).map(color => ({ size, color, other: '' })))
}

const listOr = (values: readonly string[]) => (values.length > 0 ? values : [''])

// The same however the seller orders the choices, and whether or not each has a row of its own.
const markOf = ({ size, color, other }: Choice) =>
  createHash('sha256')
    .update(JSON.stringify([size, color, other]))
    .digest('hex')
    .slice(0, 12)

const LONGEST_TITLE = 150

/** The name is shortened rather than what tells the choices apart. */
const titleOf = (name: string, choice?: Choice) => {
  const tail = [choice?.size, choice?.color, choice?.other]
    .filter(Boolean)
    .map(value => `, ${value}`)
    .join('')
  return clipped(clipped(name, Math.max(LONGEST_TITLE - [...tail].length, 30)) + tail, LONGEST_TITLE)
}

// A sign of two units is not cut in half.
const clipped = (text: string, most: number) => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= most) return line
  return `${line
    .slice(0, most - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`
}

const codesOf = ({ product, sku, barcode, barcodes }: FeedProduct, variant?: Variant) => {
  // One barcode for several choices would make them the same thing.
  const own = variant ? (barcodes[variant.id] ?? '') : choicesOf(product).length > 1 ? '' : barcode
  const gtin = own.replace(/[\s-]/g, '')
  if (isGtin(gtin)) return { gtin, mpn: '' }
  return { gtin: '', mpn: variant?.sku || sku || product.ASIN }
}

/** A line of a cart is charged in whole rupees, and these are on the page; an MRP is never below the price. */
const amountsOf = (prices: Pick<Product, 'discountPrice' | 'originalPrice'>) => {
  const price = Math.round(prices.discountPrice)
  const mrp = Math.round(prices.originalPrice)
  return { price, mrp: prices.originalPrice >= prices.discountPrice ? mrp : 0 }
}

const MOST_IN_A_FEED = 11

const picturesOf = ({ thumbnail }: Product, variant: Variant | undefined, site: string) =>
  [...new Set([variant?.image ?? '', ...thumbnail.map(({ CoImage }) => CoImage)])]
    .filter(isPhotograph)
    .slice(0, MOST_IN_A_FEED)
    .map(name => new URL(pictureUrl(name, '1200x1200'), site).href)

const isPhotograph = (name: string) => isPictureName(name) && !isFilmName(name) && !/\.svg$/i.test(name)

const availabilityOf = ({ unlimited, Stock, promise }: Variant): Availability => {
  if (unlimited || Stock > 0) return 'in stock'
  return promise ? 'backorder' : 'out of stock'
}
