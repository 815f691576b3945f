import 'server-only'

/** Lets so many run at a time; the others wait for their turn. */
export const concurrencyLimit = (most: number) => {
  const waiting: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < most) running++
    else await new Promise<void>(turn => waiting.push(turn))
    try {
      return await work()
    } finally {
      // The next one in the line takes this place, or it is given back.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
