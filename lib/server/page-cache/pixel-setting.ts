import { processWide } from '#lib/rules/process-wide.ts'
import { catalogueVersion } from './catalogue-version.ts'

const noted = () => processWide('pixel', (): { shown?: boolean; version?: number } => ({}))

/** Whether pages may carry the shop's tracking pixel: as the last one had it, and until one is made since the last change, they may. */
export function isPixelAllowed(): boolean {
  const { shown = true, version } = noted()
  return version === catalogueVersion().version ? shown : true
}

export const setPixelAllowed = (shown: boolean) => {
  Object.assign(noted(), { shown, version: catalogueVersion().version })
}
