import { z } from 'zod'
import type { Family } from './program-call.ts'
import { line, named, page, paging, pathId } from './v1-fields.ts'

const stock = named(
  'stock',
  z.object({
    product_id: z.int(),
    asin: z.string(),
    variant_id: z.int().nullable(),
    size: z.string(),
    color: z.string(),
    other: z.string(),
    sku: z.string(),
    pieces: z.int(),
    unlimited: z.boolean(),
  }),
)

export const stockCalls = {
  listStock: {
    method: 'GET',
    path: '/stock',
    scope: 'stock:read',
    query: z.strictObject({ product_id: pathId.optional(), ...paging }),
    answer: page(stock),
  },
  stepStock: {
    method: 'POST',
    path: '/stock',
    scope: 'stock:write',
    body: z.strictObject({
      product_id: z.int().min(1).max(2_147_483_647),
      /** 'NA' where the product has no sizes. */
      size: line(80),
      /** Where its variants have pieces of their own. */
      variant_id: z.int().min(1).max(2_147_483_647).optional(),
      /** How many are added; less than 0 takes some away. */
      by: z
        .int()
        .min(-999_999)
        .max(999_999)
        .refine(by => by !== 0),
    }),
    answer: z.object({ message: z.string(), stock: z.array(stock) }),
  },
} satisfies Family
