import 'server-only'

export type Readiness = 'starting' | 'ready' | 'stopping'

// Next bundles this file once per entry: the one state of a process hangs on globalThis.
const shared = globalThis as { haatReadiness?: Readiness }

export const readiness = (): Readiness => shared.haatReadiness ?? 'starting'

export const setReadiness = (state: Readiness) => {
  shared.haatReadiness = state
}
