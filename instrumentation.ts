import type { Instrumentation } from 'next'
import { isOverloaded } from '#lib/api/server/is-overloaded.ts'
import { withoutKey } from '#lib/rules/without-key.ts'
import { isBuilding } from '#lib/server/next-internals.ts'
import { renderContext } from '#lib/server/render/render-context.ts'

export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuilding()) {
    const { start } = await import('#lib/backend/start.ts')
    await start()
  }
}

/** Logs the request id that the error screen shows (Rule 11). */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  // What waits for the database may succeed in a moment: 503 instead of 500.
  const page = renderContext().getStore()
  if (page && isOverloaded(error)) page.failed = true
  const { digest } = error as { digest?: string }
  console.error(
    `Request ${request.headers['x-request-id']} (${withoutKey(request.path)}) failed; digest ${digest}.`,
  )
}
