import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { addressNotFound, addressNotHttps, addressOfPrivateNetwork } from '#messages/fetched-files.ts'
import { FetchFault } from './fetch-fault.ts'
import { isPublic } from './is-public.ts'

type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

/** How the internet is reached. Tests give one of their own; no setting and no argument of a command does. */
export type Network = {
  resolve: Resolve
  /** Origins like http://127.0.0.1:4600 that may be reached though they are no https of the internet. */
  trusted: readonly string[]
}
export const INTERNET: Network = { resolve: lookup, trusted: [] }

export const isTrusted = (url: URL, { trusted }: Network) => trusted.includes(url.origin)

/** Refuses what is no https address of the internet. An IP address is not looked up. */
export function refuseAddress(url: URL, network: Network) {
  if (isTrusted(url, network)) return
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '')
    throw new FetchFault(addressNotHttps)
  if (isIP(host) && !isPublic(host)) throw new FetchFault(addressOfPrivateNetwork)
}

/** The connection goes to the addresses that were checked, not to what the name means a moment later. */
export const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first)
        return done(error ?? new FetchFault(addressNotFound(host), { isSilence: true }), '', 4)
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new FetchFault(addressOfPrivateNetwork), '', 4)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
