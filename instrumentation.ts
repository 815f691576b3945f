import type { Instrumentation } from 'next'
import { withoutKey } from '#lib/rules/without-key.ts'
import { isBuilding } from '#lib/server/next-internals.ts'

export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && !isBuilding()) {
    const { start } = await import('#lib/backend/start.ts')
    await start()
  }
}

/** Logs the request id that the error screen shows (Rule 11). */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  const { digest } = error as { digest?: string }
  console.error(
    `Request ${request.headers['x-request-id']} (${withoutKey(request.path)}) failed; digest ${digest}.`,
  )
}
