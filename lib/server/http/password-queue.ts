import type { IncomingMessage, ServerResponse } from 'node:http'
import { HASH_QUEUE, QUEUE_PLACES_OF_ONE, REGISTRATION_QUEUE } from '#lib/constants.ts'
import { session } from '#lib/contract/session.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { createFairWorkQueues, type QueueName, type QueuePlace } from '../rate-limit/fair-work-queues.ts'

const { signIn, register, changePassword, resetPassword } = session
const FORMS: readonly FormPath[] = [
  '/do/session/sign-in',
  '/do/session/password',
  '/do/session/reset',
  '/do/privacy/erase',
]
const REGISTER_FORM = '/do/session/register' satisfies FormPath
const QUEUES: ReadonlyMap<string, QueueName> = new Map([
  ...[signIn, changePassword, resetPassword].map(({ path }) => [path, 'password'] as const),
  ...FORMS.map(path => [path, 'password'] as const),
  ...[register.path, REGISTER_FORM].map(path => [path, 'registration'] as const),
])

const SMALL = 16 * 1024

/** The queue of a request. A large body, or one in chunks, is in none here; it still waits in the queue of the hashes. */
export const passwordQueueOf = ({ method, headers }: IncomingMessage, path: string): QueueName | undefined =>
  method === 'POST' && Number(headers['content-length'] ?? Infinity) <= SMALL ? QUEUES.get(path) : undefined

/** When its whole body lies in the stream's buffer: nobody holds up the others by sending slowly. */
export function whenBodyArrived(request: IncomingMessage, goOn: () => void) {
  if (request.complete) return goOn()
  const push = request.push
  request.push = (chunk, encoding) => {
    const more = push.call(request, chunk, encoding)
    if (chunk === null) goOn()
    return more
  }
}

// One is hashed while the next is read.
const AT_ONCE = 2

type Settings = { atOnce?: number; places?: number; ofOneNetwork?: number }

/**
 * A password takes a core for a fifth of a second, and Next takes a millisecond to pass a request on. So the queues
 * stand here, in front of Next, where waiting costs nothing: a hundred tries at once do not hold up a page.
 */
export function passwordQueue({
  atOnce = AT_ONCE,
  places = HASH_QUEUE,
  ofOneNetwork = QUEUE_PLACES_OF_ONE,
}: Settings = {}) {
  const turns = createFairWorkQueues({
    atOnce,
    places: { password: places, registration: REGISTRATION_QUEUE },
    ofOneNetwork,
  })
  /** False where no place is left; else it goes on when its turn has come. */
  return (response: ServerResponse, goOn: () => void, place: QueuePlace = { queue: 'password' }): boolean => {
    const leave = turns(place, goOn)
    // A client that hangs up leaves the queue.
    if (leave) response.once('close', leave)
    return leave !== undefined
  }
}
