import 'server-only'
import { type LookupAddress, lookup } from 'node:dns'
import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  addressNotFound,
  addressNotHttps,
  addressOfPrivateNetwork,
  answeredWith,
  fileTooLarge,
  noAnswer,
  otherType,
  redirectedTooOften,
} from '#messages/fetched-files.ts'
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

type Limits = {
  bytes: number
  /** What the answer's content type may be. */
  type: RegExp
  /** Milliseconds without a byte, and of all. */
  idle: number
  whole: number
  signal?: AbortSignal
}

/** Writes what an https address holds into a file. Each redirect, and each IP address of each host, is checked first. */
export const fetchFile = async (url: URL, file: string, limits: Limits, network = INTERNET) => {
  const signal = AbortSignal.any([
    AbortSignal.timeout(limits.whole),
    ...(limits.signal ? [limits.signal] : []),
  ])
  try {
    const answer = await follow(url, limits, network, signal)
    let bytes = 0
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        done(bytes > limits.bytes ? new FetchFault(fileTooLarge(limits.bytes / 1e6)) : null, chunk)
      },
    })
    await pipeline(answer, counting, createWriteStream(file), { signal })
  } catch (error) {
    if (error instanceof FetchFault) throw error
    const { code, cause } = error as { code?: string; cause?: unknown }
    if (cause instanceof FetchFault) throw cause
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
      throw new FetchFault(addressNotFound(url.hostname), SILENCE)
    // What the disk says is no fault of the address.
    if (code === 'ENOSPC' || code === 'EACCES' || code === 'EDQUOT' || code === 'EROFS') throw error
    throw new FetchFault(noAnswer, SILENCE)
  }
}

const MOST_REDIRECTS = 5
const SILENCE = { isSilence: true }

const follow = async (start: URL, limits: Limits, network: Network, signal: AbortSignal) => {
  let url = start
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url, limits, network, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) {
      const refuse = (reason: string) => {
        answer.destroy()
        throw new FetchFault(reason)
      }
      if (!limits.type.test(headers['content-type'] ?? '')) refuse(otherType(headers['content-type'] ?? ''))
      if (Number(headers['content-length'] ?? 0) > limits.bytes) refuse(fileTooLarge(limits.bytes / 1e6))
      return answer
    }
    answer.destroy()
    if (statusCode < 300 || statusCode > 399 || !headers.location || !URL.canParse(headers.location, url))
      throw new FetchFault(answeredWith(statusCode))
    url = new URL(headers.location, url)
  }
  throw new FetchFault(redirectedTooOften)
}

const ask = (url: URL, { idle }: Limits, network: Network, signal: AbortSignal) => {
  const isTrusted = network.trusted.includes(url.origin)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!isTrusted && (url.protocol !== 'https:' || url.port !== '' || url.username !== ''))
    throw new FetchFault(addressNotHttps)
  // An IP address is not looked up.
  if (!isTrusted && isIP(host) && !isPublic(host)) throw new FetchFault(addressOfPrivateNetwork)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'haat' }
    const options = { headers, signal, timeout: idle, agent: false as const }
    const asking = request(url, isTrusted ? options : { ...options, lookup: checkedLookup(network.resolve) })
    asking.on('timeout', () => asking.destroy(new FetchFault(noAnswer, SILENCE)))
    asking.on('error', reject)
    asking.on('response', resolve)
    asking.end()
  })
}

/** The connection goes to the addresses that were checked, not to what the name means a moment later. */
const checkedLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return done(error ?? new FetchFault(addressNotFound(host), SILENCE), '', 4)
      if (!addresses.every(({ address }) => isPublic(address)))
        return done(new FetchFault(addressOfPrivateNetwork), '', 4)
      if (options.all) return done(null, addresses)
      done(null, first.address, first.family)
    })
