import type { Network } from './networks.ts'

/** Registrations must not delay customers with an account. */
export type QueueName = 'password' | 'registration'
export type QueuePlace = { line: QueueName; networks?: Network[] }
type Options = { atOnce: number; queue: Record<QueueName, number>; ofOneNetwork: number }

// If both queues wait, three of four turns are for passwords.
const REGISTRATIONS_TURN = 4

/**
 * Runs work that uses a core: a limited number at a time, and the rest waits in two queues. One network gets only a few
 * places of each, so that it cannot fill a queue.
 */
export function createTwoQueues({ atOnce, queue, ofOneNetwork }: Options) {
  const lines: Record<QueueName, Set<() => void>> = { password: new Set(), registration: new Set() }
  const placesHeld: Record<QueueName, Map<string, number>> = { password: new Map(), registration: new Map() }
  let free = atOnce
  let turn = 0

  const count = (line: QueueName, networks: Network[], by: 1 | -1) => {
    for (const { name } of networks) {
      const places = (placesHeld[line].get(name) ?? 0) + by
      if (places) placesHeld[line].set(name, places)
      else placesHeld[line].delete(name)
    }
  }
  const isFull = (line: QueueName, networks: Network[]) =>
    lines[line].size >= queue[line] ||
    networks.some(({ name, times }) => (placesHeld[line].get(name) ?? 0) >= ofOneNetwork * times)
  const next = () => {
    const [first, second] =
      ++turn % REGISTRATIONS_TURN === 0
        ? [lines.registration, lines.password]
        : [lines.password, lines.registration]
    const [enter] = first.size ? first : second
    if (enter) enter()
    else free++
  }

  /**
   * Starts the work when its turn comes. Undefined if no place is free; else a function that ends the work, or gives up
   * the place in the queue.
   */
  return ({ line, networks = [] }: QueuePlace, start: () => void): (() => void) | undefined => {
    let leave = once(next)
    if (free > 0) {
      free--
      start()
      return () => leave()
    }
    if (isFull(line, networks)) return undefined
    const enter = () => {
      out()
      leave = once(next)
      start()
    }
    const out = () => {
      lines[line].delete(enter)
      count(line, networks, -1)
    }
    leave = once(out)
    lines[line].add(enter)
    count(line, networks, 1)
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
