import 'server-only'
import { mayServe } from '#lib/bills/rules/document-kinds.ts'
import { refusal } from '#lib/contract/refusal.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { sellerState } from './printed-parties.ts'

/** Who is not registered, or pays under the composition scheme, may not sell into another state. */
export function refuseUnserved({ seller, tax }: SellerFile, state: string) {
  const own = sellerState(seller)?.name
  if (own && !mayServe(tax.status, own, state)) throw refusal(400, 'stateNotServed', { parameters: [own] })
}
