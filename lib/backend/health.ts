import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'

export type Readiness = 'starting' | 'ready' | 'stopping'

const health = () => processWide('readiness', (): { state: Readiness } => ({ state: 'starting' }))

export const readiness = (): Readiness => health().state

export const setReadiness = (state: Readiness) => {
  health().state = state
}
