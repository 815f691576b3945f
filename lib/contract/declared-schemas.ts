import { z } from 'zod'
import { text } from './fields.ts'

const told = z.optional(text)
const country = z.preprocess(
  v => (typeof v === 'string' && /^[A-Za-z]{2}$/.test(v.trim()) ? v.trim().toUpperCase() : undefined),
  z.string().optional(),
)

/** Ours: what is declared of a product, under the names of the columns of products.csv; inherited from its sections and the shop. */
export const declared = z
  .object({
    manufacturer: told,
    manufacturer_address: told,
    packer: told,
    packer_address: told,
    importer: told,
    importer_address: told,
    /** Two letters of ISO 3166. */
    origin_country: country,
    generic_name: told,
    net_quantity: told,
    best_before: told,
    /** `Size|Chest; S|92; M|97`, in centimetres. */
    size_chart: told,
    care_contact: told,
  })
  .optional()
  .catch(undefined)
export type DeclaredTold = NonNullable<z.infer<typeof declared>>
