import { renderContext } from './render-context.ts'

/** Marks the page's main thing as failed to load: the answer is a 503, and no cache keeps it (Rule 48). */
export function mainContentFailed() {
  const context = renderContext().getStore()
  if (!context || context.failed) return
  context.failed = true
  console.error(`Request ${context.requestId}: what its page is for could not be loaded.`)
}

/** The request id that such a page shows, and whoever asks for help names; nothing on a page that has what it is for. */
export function failedRequestId(): string | undefined {
  const context = renderContext().getStore()
  return context?.failed ? context.requestId : undefined
}
