import { processWide } from '#lib/rules/process-wide.ts'
import { catalogueVersion } from './catalogue-version.ts'

const noted = () => processWide('pixel', (): { shown?: boolean; version?: number } => ({}))

/**
 * Whether the shop has a tracking pixel, which its pages then may load (whether a visitor has consented is asked in the
 * browser). Known from the last page that was rendered since the catalogue changed; until there is one, it is allowed.
 */
export function isPixelAllowed(): boolean {
  const { shown = true, version } = noted()
  return version === catalogueVersion().version ? shown : true
}

export const setPixelAllowed = (shown: boolean) => {
  Object.assign(noted(), { shown, version: catalogueVersion().version })
}
