type Program = { on: (signal: string, onSignal: () => void) => unknown; exit: (code: number) => unknown }

/** Ctrl-C once ends the work at its next step, a second one at once. */
export const stoppable = (program: Program, now = Date.now) => {
  let askedAt = 0
  const onSignal = () => {
    // A terminal and npm may both send the same signal.
    if (askedAt > 0 && now() - askedAt > 1_000) program.exit(130)
    askedAt ||= now()
  }
  program.on('SIGINT', onSignal)
  program.on('SIGTERM', onSignal)
  return {
    get asked() {
      return askedAt > 0
    },
    throwIfAsked: () => {
      if (askedAt > 0) throw new Error('Stopped.')
    },
  }
}
