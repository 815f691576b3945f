import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

type State = { node: string; heapUsed: number; held: number; sockets: number }
type Options = { node?: string; mode?: 'production' | 'development'; openFiles?: number }

/** A process with a plain server behind the door, and sockets to it. */
export async function startTestServer({
  node = process.execPath,
  mode = 'production',
  openFiles,
}: Options = {}) {
  const args = [...STRIPPED, '--expose-gc', SERVER]
  const limited = openFiles ? ['-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, node, ...args] : args
  const child = spawn(openFiles ? 'sh' : node, limited, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: mode, NODE_OPTIONS: '' },
  })
  const [port] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [number]
  if (child.exitCode !== null) throw new Error('The server did not start: what it says is above.')
  return {
    port,
    open: () => openSocket(port),
    ask: async (text: string) => {
      const socket = await openSocket(port)
      const answer = await responseTo(socket, text)
      socket.destroy()
      return answer
    },
    state: () => stateOf(child, 'memory'),
    /** Whether so many sockets at most are left, ten seconds from now at the latest. */
    settles: async (most = 0) => {
      for (const end = Date.now() + 10_000; Date.now() < end; await sleep(50))
        if ((await stateOf(child, 'sockets')).sockets <= most) return true
      return false
    },
    end: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

const STRIPPED = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']
const SERVER = 'scripts/jest/plain-server.mjs'

export const sleep = (ms: number) => new Promise(done => setTimeout(done, ms))

async function stateOf(child: ChildProcess, what: 'memory' | 'sockets'): Promise<State> {
  child.send(what)
  const [state] = (await once(child, 'message')) as [State]
  return state
}

async function openSocket(port: number) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

/** What comes until the server closes, or has said a whole answer and no more; or for long nothing at all. */
export const responseTo = (socket: Socket, text: string, silence = 5000) =>
  new Promise<string>(resolve => {
    const closes = text.includes('connection: close')
    const isWhole = closes ? () => false : text.startsWith('HEAD ') ? hasHead : hasBody
    let said = ''
    const done = () => {
      clearTimeout(timer)
      socket.off('data', take).off('close', done)
      resolve(said)
    }
    let timer = setTimeout(done, silence)
    const take = (chunk: Buffer) => {
      said += chunk.toString('latin1')
      clearTimeout(timer)
      timer = setTimeout(done, isWhole(said) ? 10 : silence)
    }
    socket.on('data', take).once('close', done)
    socket.write(text, 'latin1')
  })

const hasHead = (said: string) => said.includes('\r\n\r\n')

function hasBody(said: string) {
  if (said.startsWith('HTTP/1.1 1') || said.endsWith('0\r\n\r\n')) return hasHead(said)
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(said)?.[1]
  return length !== undefined && said.length >= said.indexOf('\r\n\r\n') + 4 + Number(length)
}
