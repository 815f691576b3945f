import { once } from 'node:events'
import { createServer } from 'node:net'

/** So many ports that nobody uses, each another one. */
export const freePorts = async count => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => server.address().port)
  await Promise.all(
    servers.map(server => {
      server.close()
      return once(server, 'close')
    }),
  )
  return ports
}
