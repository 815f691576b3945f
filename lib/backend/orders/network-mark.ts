import 'server-only'
import { createHmac } from 'node:crypto'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { secret } from '../secrets.ts'

/**
 * Where an order comes from, as its limits know it: an IPv4 address, of IPv6 its /56. Equal for equal networks, and
 * nothing that an address could be read from. None where limits are off, and for a proxy that all shoppers share.
 */
export const networkMark = (address: string | undefined): string | undefined => {
  const networks = limitedNetworks(address)
  const network = networks.find(({ name }) => name.endsWith('/56')) ?? networks[0]
  return network && createHmac('sha256', secret('network')).update(network.name).digest('base64url')
}
