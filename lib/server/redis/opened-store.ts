import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import type { SharedStore } from './shared-store.ts'

const opened = () => processWide('redis', (): { store?: SharedStore } => ({}))

/** The store that the start has opened; none where there is one copy only. */
export const sharedStore = (): SharedStore | undefined => opened().store

export const setSharedStore = (store: SharedStore | undefined) => {
  opened().store = store
}
