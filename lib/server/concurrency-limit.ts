type Options = {
  /** How many may wait; the next one is refused. */
  waiting?: number
  refused?: () => Error
}

/** Lets so many run at a time; the others wait for their turn, in the order in which they came. */
export function concurrencyLimit(most: number, { waiting = Infinity, refused = tooMany }: Options = {}) {
  const queue: (() => void)[] = []
  let running = 0
  const run = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
    else if (queue.length >= waiting) throw refused()
    else await new Promise<void>(turn => queue.push(turn))
    try {
      return await work()
    } finally {
      // The next one in the queue takes this place, or it is given back.
      const next = queue.shift()
      if (next) next()
      else running--
    }
  }
  return { run, isIdle: () => running === 0 }
}

export class QueueFull extends Error {
  constructor() {
    super('QUEUE_FULL')
  }
}

const tooMany = () => new QueueFull()
