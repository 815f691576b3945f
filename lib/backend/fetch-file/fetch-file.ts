import 'server-only'
import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  addressNotFound,
  answeredWith,
  fileTooLarge,
  noAnswer,
  otherType,
  redirectedTooOften,
} from '#messages/fetched-files.ts'
import { checkedLookup, INTERNET, isTrusted, type Network, refuseAddress } from './checked-lookup.ts'
import { FetchFault } from './fetch-fault.ts'

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
  refuseAddress(url, network)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'haat' }
    const options = { headers, signal, timeout: idle, agent: false as const }
    const asking = request(
      url,
      isTrusted(url, network) ? options : { ...options, lookup: checkedLookup(network.resolve) },
    )
    asking.on('timeout', () => asking.destroy(new FetchFault(noAnswer, SILENCE)))
    asking.on('error', reject)
    asking.on('response', resolve)
    asking.end()
  })
}
