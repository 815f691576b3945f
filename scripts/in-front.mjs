// Loaded with --import by start and dev: each request is seen here before Next sees it.
import './ignore-broken-pipe.mjs'
import { Server } from 'node:http'
import path from 'node:path'
import { answerBeforeNext } from '#lib/server/http/server.ts'
import { keepNativeFetch } from '#lib/server/native-fetch.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'

keepNativeFetch()

answerBeforeNext(Server.prototype, {
  trustProxy: env.trustProxy,
  networksOf: limitedNetworks,
  production: env.production,
  developing: process.env.NODE_ENV !== 'production',
  ...(process.env.NODE_ENV === 'production' && { buildFolder: path.join(process.cwd(), '.next/static') }),
})
