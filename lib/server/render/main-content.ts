import { renderContext } from './render-context.ts'

/** Marks the page's main thing as failed to load: the answer is a 503, and no cache keeps it (Rule 48). */
export function mainContentFailed() {
  const made = renderContext().getStore()
  if (!made || made.failed) return
  made.failed = true
  console.error(`Request ${made.requestId}: what its page is for could not be loaded.`)
}

/** The request id that such a page shows, and whoever asks for help names; nothing on a page that has what it is for. */
export function failedRequestId(): string | undefined {
  const made = renderContext().getStore()
  return made?.failed ? made.requestId : undefined
}
