import 'server-only'
import { codes } from '#lib/api/server/shop.ts'
import { areCodesOn } from '#lib/codes/server/read-code-page.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { readOrderLink } from './read-order-link.ts'

/** Where a code confirms an order that waits for its customer's word; undefined where no code can be sent to its phone. */
export async function readConfirmPath({ CoOrderID, toConfirm }: Order): Promise<string | undefined> {
  if (!toConfirm || !(await areCodesOn())) return undefined
  const address = await readOrderLink(CoOrderID)
  if (!address) return undefined
  const { pathname } = new URL(address)
  const phone = await codes?.phoneOfOrder(pathname.slice(pathname.lastIndexOf('/') + 1))
  return phone && `${pathname}#order-code`
}
