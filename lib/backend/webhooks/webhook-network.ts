import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { INTERNET, type Network, refuseAddress } from '../fetch-file/checked-lookup.ts'

/** How an address is reached: by https on the internet; on this machine where a setting allows it. */
export const webhookNetwork = (url: URL, internet: Network = INTERNET): Network =>
  env.localWebhooks && LOOPBACK.test(url.hostname) ? { ...internet, trusted: [url.origin] } : internet

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Throws a FetchFault for an address that nothing is sent to; what its name means is asked at each sending. */
export const refuseWebhookAddress = (url: URL) => refuseAddress(url, webhookNetwork(url))
