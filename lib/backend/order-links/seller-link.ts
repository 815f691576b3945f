import 'server-only'
import { linkIsNew, linkIsRevoked, noLinkNow } from '#messages/cli-order-links.ts'
import { transaction } from '../db/transaction.ts'
import { sellerOrder } from '../orders/seller-order.ts'
import { done, noSuchOrder, type SellerResult } from '../orders/seller-result.ts'
import { orderLink } from './order-link.ts'
import { renewLink, revokeLink } from './revoke-link.ts'

export type LinkChange = 'revoke' | 'new' | undefined

/** For the seller: the link of an order, revoked or renewed where they ask for that. */
export async function sellerLink(id: string, change: LinkChange): Promise<SellerResult> {
  if (!(await sellerOrder(id))) return noSuchOrder(id)
  if (change === 'revoke') {
    await transaction(tx => revokeLink(tx, id))
    return done(linkIsRevoked(id))
  }
  if (change === 'new') await transaction(tx => renewLink(tx, id))
  const address = await orderLink(id)
  if (!address) return { done: false, message: noLinkNow(id) }
  return done(change === 'new' ? linkIsNew(address) : address)
}
