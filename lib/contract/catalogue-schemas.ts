import { z } from 'zod'
import { declared } from './declared-schemas.ts'
import { FACETS, type Facet, SHOWN_VALUES } from './facets.ts'
import {
  amount,
  code,
  count,
  id,
  labelled,
  line,
  link,
  moment,
  nothing,
  numbered,
  numberOrNone,
  omitted,
  optionText,
  ownPath,
  picture,
  rank,
  requiredName,
  rich,
  rows,
  siteLink,
  someRows,
  stars,
  text,
  words,
  yes,
} from './fields.ts'
import { plainLine } from './plain-line.ts'
import { before, sale } from './sale-schemas.ts'
import { SORTS } from './sorts.ts'

const MOST_PIECES = 100_000
// A size is named in requests, so it must be valid in one.
const sizeName = z.preprocess(
  v => plainLine(v, 300).trim(),
  optionText.refine(v => v !== ''),
)

export const size = z.object({
  unit_id: count(2_147_483_647),
  Size_Desc: sizeName,
  Stock: count(MOST_PIECES),
})
export type Size = z.infer<typeof size>

/** One of a product's options: its name, and where a line keeps its value. A third one is `other`. */
const option = z.object({ name: requiredName, slot: z.enum(['size', 'color', 'other']) })
export type Option = z.infer<typeof option>

const optionValue = z.preprocess(v => plainLine(v, 300).trim(), optionText)

/** One choice of a product that exists; '' where the product has no such option. */
const variant = z.object({
  id: numberOrNone,
  size: optionValue,
  color: optionValue,
  other: optionValue,
  sku: code,
  /** Where it differs from the product's. */
  net_quantity: z.optional(text),
  originalPrice: amount,
  discountPrice: amount,
  /** Its own pieces, or those that all of its size share. */
  Stock: count(MOST_PIECES),
  ownStock: yes,
  /** It never runs out. */
  unlimited: yes,
  /** It is sold when out, with this promise. */
  promise: text,
  image: picture,
  image_alt: text,
  sale,
  before,
})
export type Variant = z.infer<typeof variant>

export const product = z.object({
  id: numbered,
  categoryid: numberOrNone,
  /** Addition of this shop: the subcategory, for the breadcrumb. */
  subcategoryid: numberOrNone,
  name: requiredName,
  category: text,
  image: picture,
  /** Ours: `alt`, what a picture shows, where the shop says it. */
  thumbnail: someRows(z.object({ CoImage: picture, alt: z.optional(text) }), 50),
  youtubeLink: siteLink,
  /** Addition of this shop: a short film, under /uploads/. */
  film: picture,
  originalPrice: amount,
  discountPrice: amount,
  delbertoPrice: amount,
  recommendedSellingPrice: amount,
  onSale: yes,
  colongdescription: rich(100_000),
  description: rich(20_000),
  sizes: someRows(size, 1_000),
  size: text,
  color: words,
  badge: text,
  badge1: text,
  ASIN: code,
  quantity: count(1_000 * MOST_PIECES),
  liked: yes,
  ratings: stars,
  /** Addition of this shop: the number of ratings. */
  ratings_count: count(1_000_000_000),
  /** Ours: these stars were given by people who bought it here. Told of a single product alone. */
  rated: z.literal(true).optional().catch(undefined),
  material: text,
  /** Addition of this shop: further attributes, label → value, shown under Profile Details. */
  attributes: labelled,
  /** Ours: what a search engine is told in place of name and description, where the shop says it. */
  seo_title: z.optional(text),
  seo_description: z.optional(text),
  /** Ours: told of a single product alone, where it has one. */
  brand: z.optional(text),
  /** Ours: told of a single product alone, where anything is declared. Its MRP is `originalPrice`; 0 where none is. */
  declared,
  /** Ours: its options, where they have names of their own or each choice is told. At most three. */
  options: someRows(option, 3).optional(),
  /** Ours: the choices that exist, where they differ in more than the stock of a size. A list spares itself them. */
  variants: someRows(variant, 1_000).optional(),
  /** Ours: the lowest of its prices, where they differ. */
  lowestPrice: amount.optional(),
  /** Ours: a sale that runs now. A list tells its price alone. */
  sale,
  /** Ours: told to a cart. */
  before,
})
export type Product = z.infer<typeof product>
/** A product in a list. */
const listed = product.extend({ colongdescription: omitted, attributes: z.preprocess(() => ({}), labelled) })
const listOf = (most: number) => rows(listed, most)

export const subcategory = z.object({
  subcategory_id: numbered,
  subcategory_desc: requiredName,
  description: rich(20_000),
  subcat_order: rank,
})
export type Subcategory = z.infer<typeof subcategory>
export const category = z.object({
  category_id: numbered,
  category_desc: requiredName,
  category_name: text,
  short_desc: text,
  url: link,
  description: rich(20_000),
  cat_order: rank,
  /** Addition of this shop: the picture names of the tile and the banner. */
  image: picture,
  banner: picture,
  Subcategories: someRows(subcategory, 1_000),
})
export type Category = z.infer<typeof category>
export const group = z.object({
  group_id: numbered,
  group_desc: requiredName,
  group_order: rank,
  categories: someRows(category, 500),
})
export type Group = z.infer<typeof group>
const headerGroup = group.extend({ list_product: someRows(listed, 100) })
export type HeaderGroup = z.infer<typeof headerGroup>

/** Addition of this shop: a list that is no place in the tree, with an id and an address like a category's. */
const collection = z.object({
  collection_id: numbered,
  collection_desc: requiredName,
  short_desc: text,
  description: rich(20_000),
  image: picture,
  banner: picture,
})
export type Collection = z.infer<typeof collection>

const chosenValues = z.array(z.string().max(100)).max(SHOWN_VALUES).optional()
const filters = z.object(
  Object.fromEntries(FACETS.map(facet => [facet, chosenValues])) as Record<Facet, typeof chosenValues>,
)

/** What a list can be filtered by: each value with how many products fit if it is chosen too. */
const facet = z.object({
  name: z.enum(FACETS),
  values: someRows(
    z.object({
      value: requiredName,
      count: count(1_000_000_000),
      countIsAtLeast: z.boolean().default(false),
      chosen: yes,
    }),
    50,
  ),
})
export type ListFacet = z.infer<typeof facet>

const productsQuestion = z.object({
  search: z.string().max(10_000).default(''),
  subcat_id: z.number().int().min(0).max(2_147_483_647).default(0),
  type: z.enum(['', 'cat', 'subcat', 'group']).default(''),
  // Additions of this shop, all optional: a page of the list instead of the whole.
  page: z.number().int().min(1).max(1_000_000).optional(),
  limit: z.number().int().min(1).max(1000).optional(),
  sort: z.enum(SORTS).optional(),
  /** By originalPrice, both ends included. */
  minPrice: z.number().min(0).max(1e9).optional(),
  maxPrice: z.number().min(0).max(1e9).optional(),
  /** Of a section: only what has one of these values of each facet; of a search, by country alone. */
  filters: filters.optional(),
  /** Of a section: only what can be had now. */
  inStock: z.boolean().optional(),
})
export type ProductsQuestion = z.input<typeof productsQuestion>

const productsAnswer = z.object({
  products: listOf(50_000),
  total: count(1_000_000_000),
  totalIsAtLeast: z.boolean().default(false),
  /** False if the host has no paging: then the list is whole and we page it. */
  paged: z.boolean().default(true),
})
export type ProductsAnswer = z.infer<typeof productsAnswer>

export const suggestion = z.object({
  text: requiredName,
  kind: z.enum(['product', 'category', 'term']).catch('term'),
  href: ownPath,
  image: picture,
})
export type Suggestion = z.infer<typeof suggestion>

export const sitemapPart = z.object({
  /** The number of parts. */
  parts: count(100_000),
  /** The path and the date of the last change of each page in this part. */
  pages: someRows(z.object({ path: ownPath, changed: moment }), 50_000),
})

export const catalogueSchemas = {
  groups: { input: nothing, output: rows(group, 200) },
  tree: { input: nothing, output: rows(group, 200) },
  header: { input: nothing, output: rows(headerGroup, 200) },
  products: { input: productsQuestion, output: productsAnswer },
  product: {
    input: z.object({
      search: z.string().max(500),
      subcat_id: z.number().int().min(0).max(2_147_483_647).default(0),
      type: z.string().max(10).default(''),
    }),
    output: rows(product, 100),
  },
  productsById: { input: z.object({ ids: z.array(id).max(300) }), output: listOf(1_000) },
  suggest: { input: z.object({ q: line(200) }), output: rows(suggestion, 50) },
  home: { input: nothing, output: listOf(50) },
  filters: {
    // Of the whole shop (0) only what a search is filtered by is told: the countries of origin.
    input: z.object({ subcat_id: z.number().int().min(0).max(2_147_483_647), filters: filters.optional() }),
    output: rows(facet, FACETS.length),
  },
  collections: { input: nothing, output: rows(collection, 1_000) },
  sitemap: {
    input: z.object({ part: z.coerce.number().int().min(0).max(100_000).default(0) }),
    output: sitemapPart.nullable(),
  },
}
