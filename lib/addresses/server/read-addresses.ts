import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { forCustomer } from '#lib/session/server/signed-in.ts'
import { readDraftOwner } from './draft-owner.ts'

type Read = { addresses: Address[]; failed: boolean; draftOwner: string }

/** A customer's addresses for a guarded page, or that they could not be loaded. */
export const readAddresses = (path: string): Promise<Read> =>
  forCustomer(path, async token => {
    const [listed, draftOwner] = await Promise.all([list(token), readDraftOwner(token)])
    return { ...listed, draftOwner }
  })

async function list(token: string) {
  try {
    return { addresses: await shop.addresses({}, { token }), failed: false }
  } catch (error) {
    if (isDenied(error)) throw error
    console.error('Addresses', error)
    return { addresses: [], failed: true }
  }
}
