import 'server-only'
import { subscribe } from 'node:diagnostics_channel'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { env } from '#lib/server/settings/env.ts'
import { setReadiness } from './health.ts'

/** How long /readyz still answers 503 to a load balancer while requests are being completed. */
const LISTEN_MS = 1_000
const FINISH_MS = 9_000

/** Ctrl-C and SIGTERM: completes running requests, then closes everything that was opened. */
export const stopOnSignals = (close: () => Promise<void>) => {
  const traffic = watchTraffic()
  let begun = false
  const stop = async () => {
    if (begun) return
    begun = true
    setReadiness('stopping')
    traffic.keepNone()
    // A balancer asks /readyz now and then, and sends requests until it has seen the answer.
    await sleep(env.drainSeconds * 1_000)
    await traffic.finish()
    await close()
    process.exit(0)
  }
  const stopOrFail = () =>
    stop().catch(error => {
      console.error(error)
      process.exit(1)
    })
  process.on('SIGINT', stopOrFail)
  process.on('SIGTERM', stopOrFail)
  // scripts/serve.mjs was killed.
  process.on('disconnect', stopOrFail)
}

// The server is created before Next, outside its bundles; Node reports for each request which server received it.
const watchTraffic = () => {
  const servers = new Set<Server>()
  let open = 0
  let isEnding = false
  subscribe('http.server.request.start', message => {
    const { server, response } = message as { server: Server; response: ServerResponse }
    servers.add(server)
    if (isEnding) response.shouldKeepAlive = false
    open++
    response.once('close', () => open--)
  })
  const idle = async (most: number) => {
    const end = Date.now() + most
    while (open > 0 && Date.now() < end) await sleep(20)
  }
  return {
    /** From here on each answer closes its connection, so that no request meets one that is being closed. */
    keepNone: () => {
      isEnding = true
    },
    finish: async () => {
      await idle(LISTEN_MS)
      for (const server of servers) server.close()
      await idle(FINISH_MS)
    },
  }
}
