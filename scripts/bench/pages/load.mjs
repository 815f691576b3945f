import http from 'node:http'
import { cpuSeconds } from '../../../e2e/cpu-seconds.ts'

const CONNECTIONS = 16
const WARM = 60

/** Many visits by so many visitors, each path in its turn: what one costs the server, and how many a second come through. */
export const load = async (shop, paths, { visits, encoding, callers = CONNECTIONS, cookie }) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: callers })
  const headers = { ...(encoding && { 'accept-encoding': encoding }), ...(cookie && { cookie }) }
  const visit = n => visitOne(shop.address + paths[n % paths.length], { agent, headers })
  try {
    for (let n = 0; n < Math.max(WARM, paths.length); n++) await visit(n)
    const cpu = cpuSeconds(shop.pid)
    const begun = performance.now()
    let next = 0
    let bytes = 0
    const visitor = async () => {
      while (next < visits) {
        // The sum is read after the wait: others have added to it meanwhile.
        const got = await visit(next++)
        bytes += got
      }
    }
    await Promise.all(Array.from({ length: callers }, visitor))
    const seconds = (performance.now() - begun) / 1000
    return {
      cpuMs: ((cpuSeconds(shop.pid) - cpu) * 1000) / visits,
      perSecond: visits / seconds,
      bytes: bytes / visits,
    }
  } finally {
    agent.destroy()
  }
}

const visitOne = (url, options) =>
  new Promise((resolve, reject) => {
    const request = http.get(url, options, response => {
      let bytes = 0
      response.on('data', part => {
        bytes += part.length
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${url} answers ${response.statusCode}`)),
      )
    })
    request.on('error', reject)
  })
