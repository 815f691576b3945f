import { once } from 'node:events'
import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '#scripts/free-ports.mjs'

const CHECK_MS = 200

/**
 * A balancer as a seller runs one: it keeps connections, asks each copy whether it is ready, sends requests to one after
 * the other, and tries none twice.
 */
export async function openBalancer() {
  const copies = new Map<string, { isReady: boolean }>()
  const agent = new Agent({ keepAlive: true })
  const failures: string[] = []
  let turn = 0
  let only: string | undefined
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    const ready = [...copies].filter(([address, copy]) => copy.isReady && (!only || only === address))
    const [to] = ready[turn++ % Math.max(1, ready.length)] ?? []
    const fail = (trouble: string) => {
      failures.push(`${request.method} ${request.url}: ${trouble}`)
      if (!response.headersSent) response.writeHead(502)
      response.end()
    }
    if (!to) return fail('nobody is ready')
    const asked = ask(new URL(request.url ?? '/', to), {
      method: request.method,
      headers: request.headers,
      agent,
    })
    asked.on('response', answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', error => fail(error.message))
    })
    asked.on('error', error => fail(error.message))
    request.pipe(asked)
  }
  const port = await freePort()
  const server = createServer(pass).listen(port, '127.0.0.1')
  await once(server, 'listening')
  const check = async (address: string, copy: { isReady: boolean }) => {
    const state = await fetch(`${address}/readyz?without=database`).catch(() => undefined)
    copy.isReady = state?.status === 200
  }
  const checking = setInterval(() => {
    for (const [address, copy] of copies) check(address, copy)
  }, CHECK_MS)
  return {
    address: `http://127.0.0.1:${port}`,
    failures,
    add: async (address: string) => {
      const copy = { isReady: false }
      copies.set(address, copy)
      await check(address, copy)
    },
    remove: (address: string) => copies.delete(address),
    /** From here on only this copy is asked; undefined: all. */
    askOnly: (address: string | undefined) => {
      only = address
    },
    close: async () => {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
