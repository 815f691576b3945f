import type { IncomingMessage, ServerResponse } from 'node:http'
import { HASH_QUEUE } from '../constants.ts'
import { session } from '../contract/session.ts'

const { signIn, register, changePassword, resetPassword } = session
const PATHS: ReadonlySet<string> = new Set([
  ...[signIn, register, changePassword, resetPassword].map(({ path }) => path),
  ...['sign-in', 'register', 'password', 'reset'].map(form => `/do/session/${form}`),
])

const SMALL = 16 * 1024

/** Whatever else is sent there (in chunks, say, or large) still meets the queue of the hashes themselves. */
export const takesPassword = ({ method, headers }: IncomingMessage, path: string) =>
  method === 'POST' && PATHS.has(path) && Number(headers['content-length'] ?? Infinity) <= SMALL

/** When its whole body lies in the stream's buffer: nobody holds up the others by sending slowly. */
export function whenArrived(request: IncomingMessage, goOn: () => void) {
  if (request.complete) return goOn()
  const push = request.push
  request.push = (chunk, encoding) => {
    const more = push.call(request, chunk, encoding)
    if (chunk === null) goOn()
    return more
  }
}

// One is hashed while the next is read.
const INSIDE = 2

/**
 * A password takes a core for a fifth of a second, and Next takes a millisecond to pass a request on. So the queue
 * stands here, in front of Next, where waiting costs nothing: a hundred tries at once do not hold up a page.
 */
export function passwordTurns(inside = INSIDE, queue = HASH_QUEUE) {
  const waiting = new Set<() => void>()
  let free = inside
  const next = () => {
    const [enter] = waiting
    if (enter) enter()
    else free++
  }
  /** False where the queue is full; else it goes on when its turn has come. */
  return (response: ServerResponse, goOn: () => void): boolean => {
    if (free === 0 && waiting.size >= queue) return false
    const enter = () => {
      waiting.delete(enter)
      response.off('close', leave)
      response.once('close', next)
      goOn()
    }
    // Whoever hangs up gives the place in the queue away.
    const leave = () => waiting.delete(enter)
    if (free > 0) {
      free--
      enter()
    } else {
      waiting.add(enter)
      response.once('close', leave)
    }
    return true
  }
}
