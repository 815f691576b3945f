import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

/** By path: the response, or a function of the request body. */
export type Answers = Record<string, unknown>

/** A response that is a refusal. */
export class Refusal {
  readonly status: number
  readonly body: object
  constructor(status: number, body: object) {
    this.status = status
    this.body = body
  }
}

/** Another shop's host that answers each path of the API from a table, and 404 to all else. */
export const openStubHost = async (answers: Answers) => {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://stub').pathname
    const sent = Buffer.concat(await request.toArray()).toString()
    const known = Object.hasOwn(answers, path)
      ? answers[path]
      : new Refusal(404, { message: 'No such call.' })
    const reply = typeof known === 'function' ? known(sent) : known
    const [status, body] = reply instanceof Refusal ? [reply.status, reply.body] : [200, reply]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return opened(server)
}

/** A host that accepts every call and never responds. */
export const openSilentHost = async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return opened(server)
}

export const one = (entry: unknown) => ({ status: 'true', data: entry === undefined ? [] : [entry] })
export const many = (entries: unknown[]) => ({ status: 'true', data: entries })

const opened = (server: Server) => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
