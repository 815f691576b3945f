import { UPSTREAM_MS } from '#lib/constants.ts'
import { env } from '../settings/env.ts'
import { renderContext } from './render-context.ts'

/** What a call still gets when its page has waited long already: an answer that is quick as usual. */
const LEAST_MS = 250

/**
 * How long another host may still take: a page waits 2.5 s for all its calls together (Rule 40), however many of
 * them come one after the other. Our own shop is given the time for each, as it is late only when the machine is busy.
 */
export function timeLeft(now = performance.now(), remote = env.apiHost !== undefined): number {
  const context = renderContext().getStore()
  if (!remote || !context?.isPage) return UPSTREAM_MS
  // From its first call on: what our own code took to be loaded is not the host's time.
  context.begun ??= now
  // Whole ones: AbortSignal takes no others.
  return Math.round(Math.max(LEAST_MS, UPSTREAM_MS - (now - context.begun)))
}
