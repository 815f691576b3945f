import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { withoutKey } from '#lib/rules/without-key.ts'
import { answerBeforeNext, type HotReload } from './http/server.ts'
import { limitedNetworks } from './rate-limit/limited-networks.ts'
import { env } from './settings/env.ts'
import type { Watch } from './watch-requests.ts'

type Options = {
  /** Answers what the shop does not answer by itself: Next's request handler. */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Takes the socket of the hot reload, while developing. */
  hotReload?: HotReload
  buildFolder?: string
  watch?: Watch
}

// A connection is kept longer than a proxy keeps its side (a minute), so that no post meets one that is being closed.
const KEEP_ALIVE_MS = 75_000

/** The shop's HTTP server. */
export function shopServer({ handle, hotReload, buildFolder, watch = {} }: Options): Server {
  const server = createServer((request, response) => {
    handle(request, response).catch(error => fail(request, response, error))
  })
  if (!hotReload) server.keepAliveTimeout = KEEP_ALIVE_MS
  answerBeforeNext(server, {
    trustProxy: env.trustProxy,
    networksOf: limitedNetworks,
    production: env.production,
    hotReload,
    buildFolder,
    ...watch,
  })
  return server
}

function fail({ url = '' }: IncomingMessage, response: ServerResponse, error: unknown) {
  console.error(`The request for ${withoutKey(url)} failed:`, error)
  if (response.headersSent) return response.destroy()
  response.statusCode = 500
  response.end('Internal Server Error')
}
