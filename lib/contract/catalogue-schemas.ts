import { z } from 'zod'
import { amount, id, line, nothing, text, words, yes } from './fields.ts'

export const size = z.object({ unit_id: amount, Size_Desc: text, Stock: amount })
export type Size = z.infer<typeof size>

export const product = z.object({
  id: amount,
  categoryid: amount,
  /** Ours: the subcategory, for the breadcrumb. */
  subcategoryid: amount,
  name: text,
  category: text,
  image: text,
  thumbnail: z.array(z.object({ CoImage: text })).catch([]),
  youtubeLink: text,
  /** Ours: a short film of the shop's own, under /uploads/. */
  film: text,
  originalPrice: amount,
  discountPrice: amount,
  delbertoPrice: amount,
  recommendedSellingPrice: amount,
  onSale: yes,
  colongdescription: text,
  description: text,
  sizes: z.array(size).catch([]),
  size: text,
  color: words,
  badge: text,
  badge1: text,
  ASIN: text,
  quantity: amount,
  liked: yes,
  ratings: amount,
  /** Ours: how many rated it. */
  ratings_count: amount,
  material: text,
  /** Ours: any further attributes, label → value, shown under Profile Details. */
  attributes: z.record(z.string(), text).catch({}),
})
export type Product = z.infer<typeof product>

export const subcategory = z.object({
  subcategory_id: amount,
  subcategory_desc: text,
  description: text,
  subcat_order: amount,
})
export type Subcategory = z.infer<typeof subcategory>
export const category = z.object({
  category_id: amount,
  category_desc: text,
  category_name: text,
  short_desc: text,
  url: text,
  description: text,
  cat_order: amount,
  /** Ours: the tile's and the banner's picture names. */
  image: text,
  banner: text,
  Subcategories: z.array(subcategory).catch([]),
})
export type Category = z.infer<typeof category>
export const group = z.object({
  group_id: amount,
  group_desc: text,
  group_order: amount,
  categories: z.array(category).catch([]),
})
export type Group = z.infer<typeof group>
export const headerGroup = group.extend({ list_product: z.array(product).catch([]) })
export type HeaderGroup = z.infer<typeof headerGroup>

export const SORTS = ['featured', 'priceLowToHigh', 'priceHighToLow', 'nameAZ', 'nameZA'] as const
export type Sort = (typeof SORTS)[number]

export const productsQuestion = z.object({
  search: z.string().max(10_000).default(''),
  subcat_id: z.number().int().min(0).max(2_147_483_647).default(0),
  type: z.enum(['', 'cat', 'subcat', 'group']).default(''),
  // Ours, all optional: a page of the list instead of the whole.
  page: z.number().int().min(1).max(1_000_000).optional(),
  limit: z.number().int().min(1).max(1000).optional(),
  sort: z.enum(SORTS).optional(),
  /** By originalPrice, both ends included. */
  minPrice: z.number().min(0).max(1e9).optional(),
  maxPrice: z.number().min(0).max(1e9).optional(),
})
export type ProductsQuestion = z.input<typeof productsQuestion>

export const productsAnswer = z.object({
  products: z.array(product),
  total: z.number().int().min(0),
  totalIsAtLeast: z.boolean().default(false),
  /** False where the host knows no paging: then the list is whole and we page it. */
  paged: z.boolean().default(true),
})
export type ProductsAnswer = z.infer<typeof productsAnswer>

export const suggestion = z.object({
  text: text,
  kind: z.enum(['product', 'category', 'term']).catch('term'),
  href: text,
  image: text,
})
export type Suggestion = z.infer<typeof suggestion>

export const sitemapPart = z.object({
  /** How many parts there are. */
  parts: amount,
  /** The path and the day of change of each page in this part. */
  pages: z.array(z.object({ path: text, changed: text })).catch([]),
})

export const catalogueSchemas = {
  groups: { input: nothing, output: z.array(group) },
  tree: { input: nothing, output: z.array(group) },
  header: { input: nothing, output: z.array(headerGroup) },
  products: { input: productsQuestion, output: productsAnswer },
  product: {
    input: z.object({
      search: z.string().max(500),
      subcat_id: z.number().int().min(0).max(2_147_483_647).default(0),
      type: z.string().max(10).default(''),
    }),
    output: z.array(product),
  },
  productsById: { input: z.object({ ids: z.array(id).max(300) }), output: z.array(product) },
  suggest: { input: z.object({ q: line(200) }), output: z.array(suggestion) },
  sitemap: {
    input: z.object({ part: z.coerce.number().int().min(0).max(100_000).default(0) }),
    output: sitemapPart.nullable(),
  },
}
