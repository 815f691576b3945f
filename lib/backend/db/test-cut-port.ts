import 'server-only'
import { once } from 'node:events'
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** For tests: a port before a database that loses the answer to a statement, or everything. */
export async function openCutPort(to: NetConnectOpts) {
  const pairs = new Set<[Socket, Socket]>()
  let cutsAfter: string | undefined
  let isClosed = false
  let hasLost = Promise.withResolvers<void>()
  const server = createServer(client => {
    if (isClosed) return client.destroy()
    const database = connect(to)
    const pair: [Socket, Socket] = [client, database]
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      client.destroy()
      database.destroy()
    }
    let isMute = false
    client.on('data', chunk => {
      const isIt = cutsAfter !== undefined && chunk.includes(cutsAfter)
      database.write(chunk)
      if (!isIt) return
      // The statement has arrived; its answer gets lost.
      cutsAfter = undefined
      isMute = true
    })
    database.on('data', chunk => {
      if (!isMute) return client.write(chunk)
      end()
      hasLost.resolve()
    })
    for (const socket of pair) socket.on('error', end).on('close', end)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const drop = () => {
    for (const [client, database] of pairs) for (const socket of [client, database]) socket.destroy()
  }
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    /** The next statement with this text is done, and nobody hears of it. */
    loseAnswerTo: (text: string) => {
      cutsAfter = text
      hasLost = Promise.withResolvers()
    },
    /** Resolves when that has happened. */
    lost: () => hasLost.promise,
    shut: () => {
      isClosed = true
      drop()
    },
    open: () => {
      isClosed = false
    },
    close: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
