import { renderContext } from './render-context.ts'

/** Ruling 48: what this page is for could not be loaded. The door answers it with 503, and nothing keeps it. */
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
