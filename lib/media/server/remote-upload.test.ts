import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { remoteUpload } from './remote-upload.ts'

const SVG = `<svg>${' '.repeat(5000)}</svg>`

let server: Server
let host = ''
const requests: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(String(request.url))
    if (request.url === '/uploads/page.webp')
      response.writeHead(200, { 'content-type': 'text/html' }).end('<script>')
    else if (request.url === '/uploads/away.webp')
      response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
    else if (request.url === '/uploads/a-400x400.webp')
      response.writeHead(200, { 'content-type': 'image/webp', 'set-cookie': 'x=1' }).end('picture')
    else if (request.url === '/uploads/packed.svg') {
      const packed = gzipSync(SVG)
      response
        .writeHead(200, {
          'content-type': 'image/svg+xml',
          'content-encoding': 'gzip',
          'content-length': packed.length,
        })
        .end(packed)
    } else response.writeHead(404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

test('a compressed picture arrives complete, whatever its length was on the way', async () => {
  const response = await get('packed.svg')
  expect([await response.text(), response.headers.get('content-length')]).toEqual([SVG, null])
})

const get = (segment: string) => remoteUpload(new Request('http://shop.test/'), segment, host)

test('a picture of the host is served as ours, without its cookies', async () => {
  const response = await get('a-400x400.webp')
  expect([response.status, await response.text()]).toEqual([200, 'picture'])
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

test.each(['page.webp', 'away.webp', 'missing.webp'])('%s is a 404', async name => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  expect((await get(name)).status).toBe(404)
  log.mockRestore()
})

test('no name leads out of the folder', async () => {
  await get('../api/token')
  expect(requests.at(-1)).toBe('/uploads/..%2Fapi%2Ftoken')
})
