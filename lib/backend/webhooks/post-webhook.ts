import 'server-only'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { addressNotFound, answeredWith, noAnswer } from '#messages/fetched-files.ts'
import { answeredRedirect } from '#messages/webhooks.ts'
import { checkedLookup, isTrusted, type Network, refuseAddress } from '../fetch-file/checked-lookup.ts'
import { FetchFault } from '../fetch-file/fetch-fault.ts'
import { webhookNetwork } from './webhook-network.ts'

export type Posted = { isTaken: boolean; status?: number; why: string }

export type PostLimits = {
  /** Milliseconds for all of it: name, connection, answer. */
  whole: number
  /** How much of an answer is read; its status is all that counts. */
  bytes: number
  signal?: AbortSignal
  network?: Network
}

export const POST_LIMITS: PostLimits = { whole: 12_000, bytes: 16_384 }

/** Sends a message once. It is taken where the answer begins with 2xx; no redirect is followed. */
export async function postWebhook(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { whole, bytes, signal, network = webhookNetwork(url) }: PostLimits = POST_LIMITS,
): Promise<Posted> {
  const ending = AbortSignal.any([AbortSignal.timeout(whole), ...(signal ? [signal] : [])])
  try {
    const answer = await ask(url, headers, body, network, ending)
    const status = answer.statusCode ?? 0
    await readBounded(answer, bytes)
    if (status >= 200 && status < 300) return { isTaken: true, status, why: '' }
    return {
      isTaken: false,
      status,
      why: status >= 300 && status < 400 ? answeredRedirect(status) : answeredWith(status),
    }
  } catch (error) {
    return { isTaken: false, why: reasonOf(error, url) }
  }
}

const ask = (
  url: URL,
  headers: Record<string, string>,
  body: string,
  network: Network,
  signal: AbortSignal,
) => {
  refuseAddress(url, network)
  return new Promise<IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const asking = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      signal,
      agent: false,
      ...(!isTrusted(url, network) && { lookup: checkedLookup(network.resolve) }),
    })
    asking.on('error', reject)
    asking.on('response', resolve)
    asking.end(body)
  })
}

// Whoever breaks off after the status, or goes on without an end, has taken the message all the same.
async function readBounded(answer: IncomingMessage, most: number) {
  let bytes = 0
  try {
    for await (const chunk of answer) {
      bytes += (chunk as Buffer).length
      if (bytes > most) break
    }
  } catch {
    answer.destroy()
  }
}

function reasonOf(error: unknown, url: URL) {
  if (error instanceof FetchFault) return error.reason
  const { code, cause } = error as { code?: string; cause?: unknown }
  if (cause instanceof FetchFault) return cause.reason
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? addressNotFound(url.hostname) : noAnswer
}
