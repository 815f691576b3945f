import 'server-only'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fromPaise } from '#lib/rules/money.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { matchesEtag } from '#lib/server/http/response.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { feedsBusy, feedTooOften, noSuchFeed } from '#messages/feeds.ts'
import { deliveryCharges } from '../delivery/charges.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { knownShop } from '../shop/read-shop.ts'
import { feedVersion } from './feed-version.ts'
import { FEEDS, type FeedName, feedText, isFeedName } from './feeds.ts'
import { createQuota } from './quota.ts'

/** How often an hour one network address may fetch a feed whole. */
const AN_HOUR = 30
const AT_ONCE = 4
/** So many of them to one network: two connections that read nothing keep nobody else from the feeds. */
const OF_ONE_NETWORK = 2
const BUSY_SECONDS = 60
const LONGEST_MS = 600_000
/** Who takes nothing for so long reads no longer. */
const STALLED_MS = 30_000

const limits = () =>
  processWide('feeds', () => ({
    quota: createQuota(),
    sending: concurrencyLimit(AT_ONCE, { waiting: 0, refused: () => new FeedsBusy() }),
    of: new Map<string, number>(),
  }))

/** A feed as it is read from the catalogue; nothing of it is kept. */
export const serveFeed = async (request: Request, name: string): Promise<Response> => {
  if (!isFeedName(name)) return refused(404, noSuchFeed)
  const charges = await deliveryCharges()
  const shop = {
    ...{ site: env.siteUrl, name: (await knownShop())?.name ?? '' },
    delivery: charges && Math.ceil(fromPaise(charges.highest)),
    free: (await knownSeller()).delivery,
  }
  const etag = etagOf(await feedVersion(), name, shop)
  const headers = {
    'content-type': `${FEEDS[name].type}; charset=utf-8`,
    // A proxy asks each time, and is mostly told that nothing has changed.
    'cache-control': 'public, no-cache',
    // Next compresses what a route answers, and drops a route's own content-encoding.
    vary: 'Accept-Encoding',
    ...(etag && { etag }),
  }
  if (etag && matchesEtag(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers })
  if (request.method === 'HEAD') return new Response(null, { headers })
  const address = request.headers.get('x-client-address') ?? undefined
  const [network] = limitedNetworks(address)
  if (network && (limits().of.get(network.name) ?? 0) >= OF_ONE_NETWORK)
    return refused(503, feedsBusy, BUSY_SECONDS)
  const wait = limits().quota(limitedNetworks(address), AN_HOUR)
  if (wait > 0) return refused(429, feedTooOften, wait)
  try {
    const body = await inTurn(network?.name, () => endedWith(request.signal, feedText(name, shop)))
    return new Response(Readable.toWeb(body) as ReadableStream, { headers })
  } catch (error) {
    if (!(error instanceof FeedsBusy)) throw error
    return refused(503, feedsBusy, BUSY_SECONDS)
  }
}

class FeedsBusy extends Error {}

// Weak: packed and plain are the same feed. Whatever else decides its text is a part of it.
const etagOf = (version: string | undefined, name: FeedName, shop: object) =>
  version &&
  `W/"${createHash('sha256')
    .update(JSON.stringify([FORM, version, name, shop]))
    .digest('base64url')
    .slice(0, 24)}"`

// Rises with each change of what a row tells.
const FORM = 2

/** As soon as it begins; its turn is over when it was sent, or nobody reads it any longer. */
const inTurn = (network: string | undefined, begin: () => Readable) =>
  new Promise<Readable>((resolve, reject) => {
    limits()
      .sending.run(
        () =>
          new Promise<void>(over => {
            const body = begin()
            count(network, 1)
            body.once('close', () => {
              count(network, -1)
              over()
            })
            resolve(body)
          }),
      )
      .catch(reject)
  })

function count(network: string | undefined, more: number) {
  if (network === undefined) return
  const { of } = limits()
  const now = (of.get(network) ?? 0) + more
  if (now > 0) of.set(network, now)
  else of.delete(network)
}

/** What breaks off in the middle ends the connection: half a feed must not look like a whole one. */
function endedWith(gone: AbortSignal, pieces: AsyncIterable<string>): Readable {
  const body = Readable.from(watched())
  const signal = AbortSignal.any([gone, AbortSignal.timeout(LONGEST_MS)])
  const stop = () => body.destroy()
  body.once('error', logged)
  signal.addEventListener('abort', stop, { once: true })
  const stalled = setTimeout(stop, STALLED_MS).unref()
  body.once('close', () => {
    clearTimeout(stalled)
    signal.removeEventListener('abort', stop)
  })
  return body

  async function* watched() {
    for await (const piece of pieces) {
      stalled.refresh()
      yield piece
    }
  }
}

// Who goes away, or takes too long, is no news.
function logged(error?: Error | null) {
  if (error && Object(error).code !== 'ERR_STREAM_PREMATURE_CLOSE')
    console.error(`A feed broke off: ${error.message}`)
}

const refused = (status: number, text: string, retryAfter = 0) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...(retryAfter > 0 && { 'retry-after': String(retryAfter) }),
    },
  })
