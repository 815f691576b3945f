import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { LARGE_PICTURE_SIZES } from '../constants.ts'

/** The sizes beyond the document's: only our own shop makes them, another host does not. */
export const largeSizes: readonly (typeof LARGE_PICTURE_SIZES)[number][] = env.apiHost
  ? []
  : LARGE_PICTURE_SIZES
