import { z } from 'zod'
import { text } from './fields.ts'

const told = z.optional(text)
const declarations = z.object({
  manufacturer: told,
  manufacturer_address: told,
  packer: told,
  packer_address: told,
  importer: told,
  importer_address: told,
  /** Two letters of ISO 3166. */
  origin_country: told,
  generic_name: told,
  net_quantity: told,
  best_before: told,
  /** `Size|Chest; S|92; M|97`, in centimetres. */
  size_chart: told,
  care_contact: told,
})
export type PublicDeclarations = z.infer<typeof declarations>

/**
 * Ours: what is declared of a product, under the names of the columns of products.csv, by itself, its sections or the shop.
 * What cannot be read is left out.
 */
export const declared = z.optional(
  z.preprocess(
    value => (value !== null && typeof value === 'object' && !Array.isArray(value) ? value : undefined),
    declarations.optional(),
  ),
)
