// Run by start and dev (serve.mjs): the shop's HTTP server with Next behind it, as described in Next's guide to custom
// servers.
import './ignore-broken-pipe.mjs'
import { createServer } from 'node:http'
import path from 'node:path'
import next from 'next'
import { logAsJson } from '#lib/server/log/json-log.ts'
import { keepNativeFetch } from '#lib/server/native-fetch.ts'
import { BUILT_FILES_FOLDER, readConfigQuietly } from '#lib/server/next-internals.mjs'
import { env, isBuilt } from '#lib/server/settings/env.ts'
import { shopServer } from '#lib/server/shop-server.ts'
import { watchRequests } from '#lib/server/watch-requests.ts'
import { serverNotStarted } from '#messages/start.ts'
import { exitWithNpm } from './exit-with-npm.mjs'

if (env.logFormat === 'json') logAsJson()
exitWithNpm()
keepNativeFetch()

const dev = !isBuilt()
// Next adds its upgrade listener to the server that it gets. This one never listens, so ours has no such listener; in
// development it is given the sockets of the hot reload.
const upgrades = createServer()
const app = next({ dev, dir: process.cwd(), hostname: env.host, port: env.port, httpServer: upgrades })
const handle = app.getRequestHandler()
const prepared = prepare().catch(stop)

const server = shopServer({
  watch: await watchRequests().catch(stop),
  // The first requests wait for Next and the database.
  handle: async (request, response) => {
    await prepared
    await handle(request, response)
  },
  ...(dev
    ? { hotReload: (...upgrade) => upgrades.emit('upgrade', ...upgrade) || upgrade[1].destroy() }
    : { buildFolder: path.join(process.cwd(), BUILT_FILES_FOLDER) }),
})
server.on('error', stop)
server.listen(env.port, env.host)

async function prepare() {
  if (!dev) await readConfigQuietly(process.cwd())
  await app.prepare()
}

function stop(error) {
  console.error(serverNotStarted, error)
  process.exit(1)
}
