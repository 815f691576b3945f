import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { bareOf } from './bare.mjs'

/**
 * Everything of the shop, and beside it each page as a bare document under `/bare` and its path: both take the same way,
 * so that only the documents differ.
 */
export async function startProxy(shop) {
  const bare = new Map()
  const server = createServer(async (asked, answer) => {
    if (!asked.url.startsWith('/bare/')) return pass(shop, asked, answer)
    const path = asked.url.slice('/bare'.length)
    if (!bare.has(path)) bare.set(path, brotliCompressSync(await bareOf(shop, path)))
    const body = bare.get(path)
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    })
    answer.end(body)
  })
  await new Promise(done => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise(done => server.close(done))
    },
  }
}

function pass(shop, asked, answer) {
  const { hostname, port } = new URL(shop)
  const { method, url: path, headers } = asked
  const passed = request({ hostname, port, method, path, headers }, given => {
    answer.writeHead(given.statusCode, given.rawHeaders)
    given.pipe(answer)
  })
  passed.on('error', () => answer.destroy())
  asked.pipe(passed)
}
