import type { Network } from './networks.ts'

/** Registrations must not delay customers with an account. */
export type QueueName = 'password' | 'registration'
export type QueuePlace = { queue: QueueName; networks?: Network[] }
type Options = { atOnce: number; places: Record<QueueName, number>; ofOneNetwork: number }

// If both queues wait, three of four turns are for passwords.
const REGISTRATIONS_TURN = 4

/**
 * Runs work that uses a core: a limited number at a time, and the rest waits in two queues. One network gets only a few
 * places of each, so that it cannot fill a queue.
 */
export function createFairWorkQueues({ atOnce, places, ofOneNetwork }: Options) {
  const queues: Record<QueueName, Set<() => void>> = { password: new Set(), registration: new Set() }
  const placesHeld: Record<QueueName, Map<string, number>> = { password: new Map(), registration: new Map() }
  let free = atOnce
  let turn = 0

  const count = (queue: QueueName, networks: Network[], by: 1 | -1) => {
    for (const { name } of networks) {
      const held = (placesHeld[queue].get(name) ?? 0) + by
      if (held) placesHeld[queue].set(name, held)
      else placesHeld[queue].delete(name)
    }
  }
  const isFull = (queue: QueueName, networks: Network[]) =>
    queues[queue].size >= places[queue] ||
    networks.some(({ name, times }) => (placesHeld[queue].get(name) ?? 0) >= ofOneNetwork * times)
  const next = () => {
    const [first, second] =
      ++turn % REGISTRATIONS_TURN === 0
        ? [queues.registration, queues.password]
        : [queues.password, queues.registration]
    const [enter] = first.size ? first : second
    if (enter) enter()
    else free++
  }

  /**
   * Starts the work when its turn comes. Undefined if no place is free; else a function that ends the work, or gives up
   * the place in the queue.
   */
  return ({ queue, networks = [] }: QueuePlace, start: () => void): (() => void) | undefined => {
    let leave = once(next)
    if (free > 0) {
      free--
      start()
      return () => leave()
    }
    if (isFull(queue, networks)) return undefined
    const enter = () => {
      out()
      leave = once(next)
      start()
    }
    const out = () => {
      queues[queue].delete(enter)
      count(queue, networks, -1)
    }
    leave = once(out)
    queues[queue].add(enter)
    count(queue, networks, 1)
    return () => leave()
  }
}

const once = (work: () => void) => {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}
