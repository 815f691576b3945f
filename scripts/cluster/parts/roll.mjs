import { rounds } from '../rounds.mjs'

/** The copies are replaced by those of the other build, one after the other; no visitor may notice. */
export const roll = (cluster, times) => {
  const faults = []
  return rounds(cluster, 'release of another build', times, {
    noFailures: true,
    round: async ({ copies, builds, traffic }) => {
      const began = performance.now()
      for (const copy of copies) {
        const exit = await copy.stop()
        if (exit !== 0) faults.push(`a copy that was told to stop ended with ${exit}`)
        copy.start(builds.find(build => build !== copy.build))
        await copy.ready()
      }
      await traffic.more(20)
      return traffic.pauseSince(began)
    },
    rule: () => faults[0],
  })
}
