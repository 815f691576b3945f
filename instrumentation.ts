import type { Instrumentation } from 'next'

export const register = async () => {
  if (process.env.NEXT_RUNTIME === 'nodejs' && process.env.NEXT_PHASE !== 'phase-production-build') {
    const { start } = await import('#lib/backend/start.ts')
    await start()
  }
}

/** Logs the request id that the error screen shows (Rule 11). */
export const onRequestError: Instrumentation.onRequestError = (error, request) => {
  const { digest } = error as { digest?: string }
  console.error(`Request ${request.headers['x-request-id']} (${request.path}) failed; digest ${digest}.`)
}
