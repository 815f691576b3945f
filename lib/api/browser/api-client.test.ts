import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { postForm } from './api-client.ts'
import { isRequestPending } from './pending-requests.ts'

// A host that accepts the request and sends nothing, or only a beginning.
let server: Server
let at = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/begins') return
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"status":')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  return new Promise(resolve => server.close(resolve))
})

test.each(['/silent', '/begins'])(
  'the page waits no longer than the limit for a response that is missing or incomplete (%s)',
  async path => {
    const before = Date.now()
    const response = postForm((at + path) as FormPath, {}, 200)
    expect(isRequestPending()).toBe(true)
    await expect(response).rejects.toThrow()
    expect(Date.now() - before).toBeLessThan(5000)
    expect(isRequestPending()).toBe(false)
  },
)
