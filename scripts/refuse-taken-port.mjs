import { once } from 'node:events'
import { createServer } from 'node:net'
import { hostUnknown, portNotAllowed, portTaken } from '#messages/before-start.mjs'

export const refuseTakenPort = async ({ port, host }) => {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(reasonOf(error, port, host))
  }
  server.close()
  await once(server, 'close')
}

const reasonOf = ({ code, message }, port, host) => {
  if (code === 'EADDRINUSE') return portTaken(port)
  if (code === 'EACCES') return portNotAllowed(port)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return hostUnknown(host)
  return message
}
