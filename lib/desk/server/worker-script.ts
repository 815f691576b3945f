import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const FILE = path.join(process.cwd(), 'lib/desk/browser/desk-worker.js')

/** The desk's service worker. It is asked for at each start of the desk, so that a new build has its own. */
export const workerScript = () =>
  new Response(readFileSync(FILE, 'utf8'), {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/desk/',
      'x-content-type-options': 'nosniff',
    },
  })
