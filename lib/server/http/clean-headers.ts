import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { ACTION_HEADER, isRouterState, NONCE_HEADERS, ROUTER_STATE_HEADER } from '../next-internals.ts'

const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-real-ip',
]

// No page of ours is a Server Action; and a policy in a request is where Next looks for a nonce, which it would write
// into the page it keeps.
const NEXTS_OWN = [ACTION_HEADER, ...NONCE_HEADERS]

/** Gives a request its id and its client's address; what a client says of these itself is not believed. */
export function cleanHeaders(request: IncomingMessage, trustProxy: boolean): string {
  const { headers } = request
  const address = (trustProxy && lastHop(headers['x-forwarded-for'])) || request.socket.remoteAddress || ''
  if (!trustProxy) for (const name of FORWARDED) delete headers[name]
  for (const name of NEXTS_OWN) delete headers[name]
  const state = headers[ROUTER_STATE_HEADER]
  if (state !== undefined && !isRouterState(state)) delete headers[ROUTER_STATE_HEADER]
  headers['x-client-address'] = address.replace(/^::ffff:/, '')
  const id = randomUUID()
  headers['x-request-id'] = id
  return id
}

// The proxy appends whom it saw; everything before that the client may have made up.
const lastHop = (hops: string | string[] | undefined) =>
  String(hops ?? '')
    .split(',')
    .at(-1)
    ?.trim()
