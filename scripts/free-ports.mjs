import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that the system hands out by itself, so that nobody is given one before it is used; above those that
// fetch refuses.
const FIRST = 11_000
const COUNT = 21_000

/** So many ports that nobody uses, each another one. */
export async function freePorts(count) {
  const servers = []
  try {
    while (servers.length < count) servers.push(await onePort())
    return servers.map(server => server.address().port)
  } finally {
    await Promise.all(
      servers.map(server => {
        server.close()
        return once(server, 'close')
      }),
    )
  }
}

export const freePort = async () => (await freePorts(1))[0]

async function onePort() {
  for (;;) {
    const server = createServer().listen(FIRST + Math.floor(Math.random() * COUNT))
    try {
      await once(server, 'listening')
      return server
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error
    }
  }
}
