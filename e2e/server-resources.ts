import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

export type ServerResources = { pid: number; descriptors: number; halfClosed: number; megabytes: number }

/** The resources of the process that listens on this port. Linux only. */
export const serverResources = (port: number): ServerResources => {
  const pid = listenerOn(port)
  const targets = readdirSync(`/proc/${pid}/fd`).flatMap(name => linkOf(`/proc/${pid}/fd/${name}`) ?? [])
  const waiting = new Set(
    sockets()
      .filter(({ state }) => state === CLOSE_WAIT)
      .map(({ inode }) => `socket:[${inode}]`),
  )
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return {
    pid,
    descriptors: targets.length,
    halfClosed: targets.filter(target => waiting.has(target)).length,
    megabytes: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
  }
}

const LISTEN = '0A'
const CLOSE_WAIT = '08'

const listenerOn = (port: number) => {
  const inodes = sockets()
    .filter(socket => socket.state === LISTEN && socket.port === port)
    .map(({ inode }) => `socket:[${inode}]`)
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const pid = pids.find(each => linksOf(each).some(target => inodes.includes(target)))
  if (!pid) throw new Error(`No process listens on port ${port}.`)
  return Number(pid)
}

const sockets = () =>
  ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(file =>
    readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map(line => line.trim().split(/\s+/))
      .map(([, local = '', , state = '', , , , , , inode = '']) => ({
        port: Number.parseInt(local.split(':')[1] ?? '', 16),
        state,
        inode,
      })),
  )

const linksOf = (pid: string) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap(name => linkOf(`/proc/${pid}/fd/${name}`) ?? [])
  } catch {
    // It ended while the list was being read.
    return []
  }
}

const linkOf = (file: string) => {
  try {
    return readlinkSync(file)
  } catch {
    return undefined
  }
}
