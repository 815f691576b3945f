import { catalogueVersion } from './invalidation.ts'

// Next bundles this file once per entry.
const SLOT = Symbol.for('haat.pixel')
const shared = globalThis as { [SLOT]?: { shown: boolean; version: number } }

/** Whether pages may carry the shop's tracking pixel: as the last one had it, and until one is made since the last change, they may. */
export function isPixelAllowed(): boolean {
  const noted = shared[SLOT]
  return noted?.version === catalogueVersion().version ? noted.shown : true
}

export const setPixelAllowed = (shown: boolean) => {
  shared[SLOT] = { shown, version: catalogueVersion().version }
}
