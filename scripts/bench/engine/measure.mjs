const CALLERS = 16

/** One call, many times: alone, then by 16 callers who each wait for their answer. */
export const measure = async (name, call, { rounds = 1_500 } = {}) => {
  for (let warm = 0; warm < 60; warm++) await call()
  return { name, alone: await timed(call, rounds, 1), together: await timed(call, rounds * 2, CALLERS) }
}

const timed = async (call, rounds, callers) => {
  const times = []
  const begun = performance.now()
  const caller = async () => {
    while (times.length < rounds) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
  const seconds = (performance.now() - begun) / 1_000
  times.sort((a, b) => a - b)
  const at = part => times[Math.floor(times.length * part)]
  return { p50: at(0.5), p95: at(0.95), perSecond: times.length / seconds }
}

/** The results in Markdown. */
export const tableOf = results =>
  [
    '| call | alone p50 ms | p95 | a second | 16 callers p50 ms | p95 | a second |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...results.map(
      ({ name, alone, together }) => `| ${[name, ...cells(alone), ...cells(together)].join(' | ')} |`,
    ),
  ].join('\n')

const cells = ({ p50, p95, perSecond }) => [p50.toFixed(2), p95.toFixed(2), Math.round(perSecond)]
