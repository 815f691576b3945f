import { env } from '../settings/env.ts'
import { isLocal, type Network, networksOf } from './networks.ts'

/** By which networks a request is limited: none where limits are off. */
export const limitedNetworks = (address: string | undefined): Network[] =>
  env.limits && !isUnknownProxy(address) ? networksOf(address) : []

// On https a proxy stands in front. One that was not named in the settings has the address of everybody, and a limit
// that is meant for one would be the limit of all.
const isUnknownProxy = (address: string | undefined) => env.production && !env.trustProxy && isLocal(address)
