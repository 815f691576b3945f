import { once } from 'node:events'
import { createServer } from 'node:http'

export type Answers = Record<string, unknown>

/** Another shop's host that answers each path of the API from a table, and 404 to all else. */
export const openStubHost = async (answers: Answers) => {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://stub').pathname
    const known = Object.hasOwn(answers, path)
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(known ? answers[path] : { message: 'No such call.' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export const one = (entry: unknown) => ({ status: 'true', data: entry === undefined ? [] : [entry] })
export const many = (entries: unknown[]) => ({ status: 'true', data: entries })
