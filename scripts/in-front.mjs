// Loaded with --import by start and dev: each request is seen here before Next sees it.
import './outlive-log.mjs'
import { Server } from 'node:http'
import path from 'node:path'
import { keepPlainFetch } from '#lib/api/plain-fetch.ts'
import { env } from '#lib/env.ts'
import { limitedNetworks } from '#lib/limited-networks.ts'
import { answerBeforeNext } from '#lib/server/http/server.ts'

keepPlainFetch()

answerBeforeNext(Server.prototype, {
  trustProxy: env.trustProxy,
  networksOf: limitedNetworks,
  production: env.production,
  developing: process.env.NODE_ENV !== 'production',
  ...(process.env.NODE_ENV === 'production' && { buildFolder: path.join(process.cwd(), '.next/static') }),
})
