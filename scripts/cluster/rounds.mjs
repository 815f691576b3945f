import { median } from './median.mjs'

/**
 * Does a thing so many times under traffic, and judges after each. A part of the table: `rule` says what is wrong with the
 * seconds without writes, `say` what else is told, `noFailures` that no visitor may have seen a fault.
 */
export const rounds = async (cluster, what, times, { round, rule, say, noFailures = false }) => {
  const { databases, shelf } = cluster
  const traffic = await cluster.startTraffic()
  const pauses = []
  const faults = []
  for (let n = 0; n < times; n++) {
    pauses.push(await round({ ...cluster, traffic }))
    await databases.whole()
    const seen = await traffic.judge()
    faults.push(...wrongIn(seen).map(wrong => `${what}, time ${n + 1}: ${wrong}`))
    await shelf.refill()
    cluster.progress(`${what} ${n + 1}/${times}, ${pauses.at(-1).toFixed(1)} s`)
  }
  const answers = await traffic.stop()
  const seen = await traffic.judge()
  faults.push(...wrongIn(seen).map(wrong => `${what}, at the end: ${wrong}`))
  const slow = rule?.(pauses)
  if (slow) faults.push(`${what}: ${slow}`)
  const failed = traffic.failed
  if (noFailures)
    faults.push(
      ...failed.map(
        ({ what: kind, status, path, text }) => `${what}: ${kind} ${path} answered ${status} ${text}`,
      ),
    )
  return {
    what,
    times,
    ...seen,
    failed: noFailures ? failed.length : '',
    median: median(pauses),
    most: Math.max(...pauses),
    says: say?.(pauses) ?? '',
    faults,
    answers,
  }
}

const MUST_BE_ZERO = ['lost', 'doubled', 'oversold', 'halves']

const wrongIn = seen => MUST_BE_ZERO.filter(name => seen[name] !== 0).map(name => `${seen[name]} ${name}`)
