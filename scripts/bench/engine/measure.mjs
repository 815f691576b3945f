/**
 * One call, so many times, by so many callers who each wait for their answer: what each took, in ms. A call that gives a
 * number has done its work so many times.
 */
export const timed = async (call, rounds, callers) => {
  const times = []
  const begun = performance.now()
  const caller = async () => {
    while (times.length < rounds) {
      const start = performance.now()
      const done = await call()
      times.push((performance.now() - start) / (typeof done === 'number' ? done : 1))
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  return { times, seconds: (performance.now() - begun) / 1_000 }
}

/** Several measurements of the same as one. */
export const summed = measured => {
  const times = measured.flatMap(each => each.times).sort((a, b) => a - b)
  const seconds = measured.reduce((sum, each) => sum + each.seconds, 0)
  const at = part => times[Math.floor(times.length * part)]
  return { p50: at(0.5), p95: at(0.95), perSecond: times.length / seconds }
}
