import { z } from 'zod'
import type { Family } from './program-call.ts'
import { done, line, moment, named, page, paging, paise, pathId } from './v1-fields.ts'

export const MOST_PRODUCTS = 100

const short = (most: number) => z.string().max(most)
const price = z.int().min(100).max(1_000_000_000)

/** What of a product can be read and changed, in the words of a sheet. */
const changeable = {
  name: line(200),
  price_paise: price,
  /** The MRP that is printed on it; null takes it away. */
  mrp_paise: price.nullable(),
  /** A price for a time; null ends it. */
  sale_price_paise: price.nullable(),
  /** What its delivery costs, where no table of delivery says it. */
  delivery_paise: z.int().min(0).max(10_000_000),
  sale_from: short(40),
  sale_to: short(40),
  description: short(5_000),
  long_description: short(100_000),
  brand: short(100),
  material: short(300),
  badge: short(40),
  tags: z.array(line(60)).max(100),
  colors: z.array(line(60)).max(50),
  type: short(200),
  sku: short(64),
  barcode: short(64),
  weight_g: z.int().min(1).max(1_000_000).nullable(),
  hsn: short(20),
  tax_rate: short(20),
  origin_country: short(100),
  net_quantity: short(100),
  seo_title: short(200),
  seo_description: short(500),
  hidden: z.boolean(),
}
const optional = z.strictObject(changeable).partial().shape

const size = z.object({ size: z.string(), pieces: z.int() })

export const variantV1 = named(
  'variant',
  z.object({
    id: z.int(),
    size: z.string(),
    color: z.string(),
    other: z.string(),
    sku: z.string(),
    /** Null: the product's own. */
    price_paise: paise.nullable(),
    mrp_paise: paise.nullable(),
    /** Null: it shares the pieces of its size. */
    pieces: z.int().nullable(),
    unlimited: z.boolean(),
    promise: z.string(),
    hidden: z.boolean(),
  }),
)

export const productV1 = named(
  'product',
  z.object({
    id: z.int(),
    asin: z.string(),
    section_id: z.int().nullable(),
    ...z
      .object(changeable)
      .extend({ price_paise: paise, mrp_paise: paise.nullable(), sale_price_paise: paise.nullable() }).shape,
    images: z.array(z.object({ name: z.string(), alt: z.string() })),
    attributes: z.record(z.string(), z.string()),
    options: z.array(z.string()),
    sizes: z.array(size),
    variants: z.array(variantV1),
    /** Another one after each change of its own fields. */
    version: z.string(),
    updated_at: moment,
  }),
)
export type ProductV1 = z.input<typeof productV1>

const listed = z.object({
  id: z.int(),
  asin: z.string(),
  sku: z.string(),
  name: z.string(),
  section: z.string(),
  price_paise: paise,
  mrp_paise: paise,
  pieces: z.int(),
  hidden: z.boolean(),
})

const section = z.object({ id: z.int(), path: z.string() })

const params = z.object({ id: pathId })
const product = done('product', productV1)

const choice = {
  price_paise: price.nullable(),
  mrp_paise: price.nullable(),
  sku: short(64),
  promise: short(200),
  hidden: z.boolean(),
}

/** One product of many: a new one by a code that the shop does not have, else a change of the one that it means. */
const given = z.strictObject({
  asin: line(64),
  ...optional,
  /** Its way through the tree: 'Women > Kurtas'. A section that is not there is made. */
  section: line(300).optional(),
  section_id: z.int().min(1).optional(),
  /** Pieces count for sizes that are new. */
  sizes: z
    .array(z.strictObject({ size: line(80), pieces: z.int().min(0).max(1_000_000) }))
    .min(1)
    .max(50)
    .optional(),
  /** Addresses (https) of pictures, or names of pictures that the shop has. */
  images: z.array(line(2_000)).max(10).optional(),
})
export type GivenProduct = z.output<typeof given>

export const productCalls = {
  listProducts: {
    method: 'GET',
    path: '/products',
    scope: 'products:read',
    query: z.strictObject({
      q: short(200).optional(),
      section_id: pathId.optional(),
      show: z.enum(['all', 'few', 'out', 'hidden', 'no-picture']).default('all'),
      ...paging,
    }),
    answer: page(listed),
  },
  getProduct: { method: 'GET', path: '/products/{id}', scope: 'products:read', params, answer: productV1 },
  putProducts: {
    method: 'POST',
    path: '/products',
    scope: 'products:write',
    body: z.strictObject({ products: z.array(given).min(1).max(MOST_PRODUCTS) }),
    answer: z.object({
      message: z.string(),
      products: z.array(z.object({ id: z.int(), asin: z.string() })),
    }),
  },
  changeProduct: {
    method: 'PATCH',
    path: '/products/{id}',
    scope: 'products:write',
    params,
    body: z.strictObject({
      ...optional,
      section: line(300).optional(),
      section_id: z.int().min(1).optional(),
      /** As it was read: with another one by now nothing is changed. */
      version: short(64).optional(),
    }),
    answer: product,
  },
  addSize: {
    method: 'POST',
    path: '/products/{id}/sizes',
    scope: 'products:write',
    params,
    body: z.strictObject({ size: line(80), pieces: z.int().min(0).max(1_000_000) }),
    answer: product,
  },
  addVariant: {
    method: 'POST',
    path: '/products/{id}/variants',
    scope: 'products:write',
    params,
    body: z.strictObject({
      /** Its value of each option, in their order. */
      values: z.array(line(80)).min(1).max(3),
      ...z.strictObject(choice).partial().shape,
      /** Where variants have pieces of their own. */
      pieces: z.int().min(0).max(1_000_000).optional(),
      unlimited: z.boolean().optional(),
    }),
    answer: product,
  },
  changeVariant: {
    method: 'PATCH',
    path: '/products/{id}/variants/{variant_id}',
    scope: 'products:write',
    params: z.object({ id: pathId, variant_id: pathId }),
    body: z.strictObject(choice).partial(),
    answer: product,
  },
  listSections: {
    method: 'GET',
    path: '/sections',
    scope: 'products:read',
    query: z.strictObject({}),
    answer: z.object({ data: z.array(section) }),
  },
} satisfies Family
