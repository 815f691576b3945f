import 'server-only'
import { createHmac } from 'node:crypto'
import { isPrivateAddress, networkOf } from '../../network-of.ts'
import { secret } from '../secrets.ts'

/**
 * Where an order comes from, as its limits know it: equal for equal networks, and nothing that an address could be read
 * from. None for a private address: that is the shop's own proxy, which all shoppers would have in common.
 */
export const networkMark = (address: string | undefined): string | undefined => {
  const network = isPrivateAddress(address) ? undefined : networkOf(address)
  return network && createHmac('sha256', secret('network')).update(network).digest('base64url')
}
