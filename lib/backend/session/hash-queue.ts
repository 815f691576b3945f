import 'server-only'
import { HASH_QUEUE, HASH_QUEUE_SECONDS, QUEUE_PLACES_OF_ONE, REGISTRATION_QUEUE } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { createFairWorkQueues, type QueueName } from '#lib/server/rate-limit/fair-work-queues.ts'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'

const queues = processWide('hash-queue', () =>
  createFairWorkQueues({
    atOnce: 1,
    places: { password: HASH_QUEUE, registration: REGISTRATION_QUEUE },
    ofOneNetwork: QUEUE_PLACES_OF_ONE,
  }),
)

/** Which queue it waits in, and the address that sent it. */
export type Asking = { queue?: QueueName; address?: string }

/** A hash uses a whole core: one at a time, two short queues, and beyond them "later". */
export const inHashQueue = <Result>(
  work: () => Promise<Result>,
  { queue = 'password', address }: Asking = {},
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const leave = queues({ queue, networks: limitedNetworks(address) }, () => {
      Promise.resolve()
        .then(work)
        .then(resolve, reject)
        .finally(() => leave?.())
    })
    if (!leave) reject(refusal(429, 'tooManyTries', { retryAfter: HASH_QUEUE_SECONDS }))
  })
