// Loaded with --import by start and dev: each request is seen here before Next sees it.
import './outlive-log.mjs'
import { Server } from 'node:http'
import path from 'node:path'
import { keepPlainFetch } from '#lib/api/plain-fetch.ts'
import { standInFront } from '#lib/in-front/stand-in-front.ts'

keepPlainFetch()

const { NODE_ENV, SITE_URL, TRUST_PROXY } = process.env

standInFront(Server.prototype, {
  trustProxy: /^(1|true|yes|on)$/i.test(TRUST_PROXY?.trim() ?? ''),
  production: /^https:/i.test(SITE_URL?.trim() ?? ''),
  ...(NODE_ENV === 'production' && { buildFolder: path.join(process.cwd(), '.next/static') }),
})
