import 'server-only'
import { cache } from 'react'
import { delivery } from '#lib/api/server/shop.ts'
import { staleIfError } from '#lib/api/server/stale-if-error.ts'

/** What delivery costs by the seller's table, once a page; undefined where each product has its own charge. */
export const readCharges = cache(
  async () => (await staleIfError('Delivery charges', () => delivery.charges(), undefined)).value,
)
