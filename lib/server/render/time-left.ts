import { UPSTREAM_MS } from '#lib/constants.ts'
import { env } from '../settings/env.ts'
import { renderContext } from './render-context.ts'

/** The time of a call whose page has waited long already: enough for a response of normal speed. */
const LEAST_MS = 250

/**
 * How long another host may still take: a page waits 2.5 s for all its calls together (Rule 40), however many of them
 * are made in sequence. Our own shop gets this time for each call, as it is late only when the machine is busy.
 */
export function timeLeft(now = performance.now(), remote = env.apiHost !== undefined): number {
  const context = renderContext().getStore()
  if (!remote || !context?.isPage) return UPSTREAM_MS
  // Measured from its first call: the time to load our own code is not the host's.
  context.begun ??= now
  // AbortSignal accepts whole numbers only.
  return Math.round(Math.max(LEAST_MS, UPSTREAM_MS - (now - context.begun)))
}
