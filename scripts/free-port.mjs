import { once } from 'node:events'
import { createServer } from 'node:net'

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
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken: set PORT to another one, for example PORT=${port + 1} npm start.`
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: set PORT to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${host}", which is no address of this machine.`
  return message
}
