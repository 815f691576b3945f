import 'server-only'
import { createReadStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { setTimeout as rest } from 'node:timers/promises'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import type { MediaSettings } from '#lib/server/settings/media-settings.ts'
import { storeAnswered, storeSilent, storeUnreachable } from '#messages/media.ts'
import { MediaFault } from '../media-fault.ts'
import { signed } from './signed.ts'
import { bytesOf } from './whole-body.ts'

export type Body = { size: number; hash: string; from: Uint8Array | { file: string } }
export type Asked = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  name: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Body
}

// A store in the same place answers within some hundredths of a second; what is sent to it takes longer.
export type Patience = { answerMs: number; putMs: number }
export const PATIENCE: Patience = { answerMs: 5_000, putMs: 20_000 }
const ATTEMPTS = 3
const REST_MS = 100
// For so long after a silence nobody waits for the store anew: requests would pile up.
const SILENCE_MS = 2_000
const AT_A_TIME = 64
const WAITING = 1_000
const MOST_ERROR = 16_384

/**
 * Asks the store, and again after a 5xx or a broken connection. `take` gets every other answer and reads its body; what it
 * throws for a broken body is tried again too. A refusal is a MediaFault with its status.
 */
export const storeAsker = (settings: MediaSettings, place: string, { answerMs, putMs } = PATIENCE) => {
  const agents = {
    http: new http.Agent({ keepAlive: true, maxFreeSockets: 32 }),
    https: new https.Agent({ keepAlive: true, maxFreeSockets: 32 }),
  }
  const { run } = concurrencyLimit(AT_A_TIME, { waiting: WAITING, refused: () => silence() })
  const silence = (cause?: unknown) =>
    new MediaFault('silent', storeSilent(place, answerMs / 1000), { cause })
  let silentUntil = 0

  const send = async (asked: Asked): Promise<IncomingMessage> => {
    const { url, headers } = await signed(settings, asked)
    const isHttp = url.protocol === 'http:'
    const patience = asked.method === 'PUT' ? putMs : answerMs
    const options = { method: asked.method, headers, agent: isHttp ? agents.http : agents.https }
    const request = (isHttp ? http : https).request(url, options)
    const answer = new Promise<IncomingMessage>((resolve, reject) => {
      request.on('response', resolve)
      request.on('error', reject)
    })
    let response: IncomingMessage | undefined
    request.setTimeout(patience)
    request.on('timeout', () => {
      // A reader who is slower than the store is waited for.
      if (response && response.readableLength > 0) request.setTimeout(patience)
      else request.destroy(silence())
    })
    const sent = asked.body ? write(request, asked.body) : Promise.resolve(request.end())
    // The store may refuse before it has read all.
    sent.catch(error => request.destroy(error))
    response = await answer
    return response
  }

  const once = async <Result>(asked: Asked, take: (answer: IncomingMessage) => Promise<Result>) => {
    if (Date.now() < silentUntil) throw silence()
    try {
      const answer = await send(asked)
      const status = answer.statusCode ?? 0
      if (
        status >= 500 ||
        status === 403 ||
        status === 409 ||
        status === 400 ||
        (status > 299 && status < 400)
      ) {
        const code = codeOf((await bytesOf(answer, MOST_ERROR)).toString())
        throw new MediaFault('refused', storeAnswered(place, status, code), { status, code })
      }
      const result = await take(answer)
      silentUntil = 0
      return result
    } catch (error) {
      const fault = error instanceof MediaFault ? error : faultOf(error as NodeJS.ErrnoException)
      if (fault instanceof MediaFault && fault.kind === 'silent' && !isCut(fault))
        silentUntil = Date.now() + SILENCE_MS
      throw fault
    }
  }

  const faultOf = (error: NodeJS.ErrnoException) =>
    OF_THE_DISK.has(error.code ?? '')
      ? error
      : new MediaFault('silent', storeUnreachable(place, error.message || String(error.code)), {
          cause: error,
        })

  return async <Result>(
    asked: Asked,
    take: (answer: IncomingMessage) => Promise<Result>,
  ): Promise<Result> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await run(() => once(asked, take))
      } catch (error) {
        if (attempt === ATTEMPTS || !isPassing(error)) throw error
        await rest(REST_MS * 2 ** attempt * Math.random())
      }
    }
  }
}

export type StoreAsker = ReturnType<typeof storeAsker>

const write = async (request: http.ClientRequest, { from }: Body) => {
  if ('file' in from) await pipeline(createReadStream(from.file), request)
  else request.end(from)
}

const OF_THE_DISK = new Set(['ENOENT', 'EACCES', 'ENOSPC', 'EDQUOT', 'EROFS', 'EISDIR', 'EMFILE'])
const RESETS = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED'])

const isCut = ({ cause }: MediaFault) => RESETS.has((cause as NodeJS.ErrnoException | undefined)?.code ?? '')

// A store that is silent is not asked again at once: whoever waits has waited long enough. 501 is final: it cannot do it.
const isPassing = (error: unknown) =>
  error instanceof MediaFault &&
  (error.kind === 'broken' ||
    isCut(error) ||
    error.answered === 409 ||
    (error.answered !== undefined && error.answered >= 500 && error.answered !== 501))

const codeOf = (xml: string) => /<Code>(\w{1,60})<\/Code>/.exec(xml)?.[1] ?? ''
