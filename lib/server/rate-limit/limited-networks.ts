import { env } from '../settings/env.ts'
import { isLocal, type Network, networksOf } from './networks.ts'

/** The networks that a request is counted by: none when limits are off. */
export const limitedNetworks = (address: string | undefined): Network[] =>
  env.limits && !isUnknownProxy(address) ? networksOf(address) : []

// On https there is a proxy in front. If the settings do not name it, every visitor has its address, and a limit meant
// for one visitor would be the limit of all.
const isUnknownProxy = (address: string | undefined) => env.production && !env.trustProxy && isLocal(address)
