import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerBeforeNext } from './server.ts'
import { warnOfUnknownProxy } from './unknown-proxy.ts'

const told = (
  addresses: string[],
  given: { production?: boolean; trustProxy?: boolean; path?: string } = {},
) => {
  const lines: string[] = []
  const { path = '/', ...options } = given
  const watch = warnOfUnknownProxy({
    production: true,
    trustProxy: false,
    warn: line => lines.push(line),
    ...options,
  })
  for (const address of addresses) watch(path, address)
  return lines
}
const from = (address: string, times = 1000) => Array.from({ length: times }, () => address)

test('a thousand requests from one private address are told once, with the address and the setting', () => {
  const lines = told(from('10.0.0.2'))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/10\.0\.0\.2.*TRUST_PROXY=yes/)
  expect(told(from('::1'))).toHaveLength(1)
})

test.each<[string, string[], Parameters<typeof told>[1]]>([
  ['a few', from('10.0.0.2', 100), {}],
  ['many from the world', from('203.0.113.9'), {}],
  ['many from two private addresses', [...from('10.0.0.2', 100), ...from('10.0.0.3')], {}],
  ['one from the world among them', [...from('10.0.0.2', 100), '203.0.113.9', ...from('10.0.0.2')], {}],
  ['many through a proxy that is trusted', from('10.0.0.2'), { trustProxy: true }],
  ['many to a shop of this machine', from('127.0.0.1'), { production: false }],
  ['many that only ask whether it lives', from('127.0.0.1'), { path: '/healthz' }],
])('%s are not', (_, addresses, given) => {
  expect(told(addresses, given)).toEqual([])
})

test('the door notices it of the requests that it answers', async () => {
  const said = jest.spyOn(console, 'warn').mockImplementation(() => {})
  const server = createServer((_, answer) => answer.end())
  answerBeforeNext(server, { production: true })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  for (let n = 0; n < 250; n++) await (await fetch(`http://127.0.0.1:${port}/collections`)).text()
  server.closeAllConnections()
  await new Promise(done => server.close(done))
  expect(said.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY=yes')]])
  said.mockRestore()
})
