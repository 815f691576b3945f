import { renderContext } from './render-context.ts'

/** Marks the page's main content as failed to load: the status becomes 503, and no cache stores it (Rule 48). */
export function mainContentFailed() {
  const context = renderContext().getStore()
  if (!context || context.failed) return
  context.failed = true
  console.error(`Request ${context.requestId}: what its page is for could not be loaded.`)
}

/** The request id that such a page shows, for support; undefined on a page whose main content is there. */
export function failedRequestId(): string | undefined {
  const context = renderContext().getStore()
  return context?.failed ? context.requestId : undefined
}
