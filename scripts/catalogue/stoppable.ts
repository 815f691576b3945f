type Program = { on: (signal: string, onSignal: () => void) => unknown; exit: (code: number) => unknown }

/** Ctrl-C once ends the work at its next step, a second one at once. */
export const stoppable = (program: Program, now = Date.now) => {
  let requestedAt = 0
  const onSignal = () => {
    // A terminal and npm may both send the same signal.
    if (requestedAt > 0 && now() - requestedAt > 1_000) program.exit(130)
    requestedAt ||= now()
  }
  program.on('SIGINT', onSignal)
  program.on('SIGTERM', onSignal)
  return {
    get requested() {
      return requestedAt > 0
    },
    throwIfRequested: () => {
      if (requestedAt > 0) throw new Error('Stopped.')
    },
  }
}
