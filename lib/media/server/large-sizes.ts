import 'server-only'
import { LARGE_PICTURE_SIZES } from '#lib/constants.ts'
import { env } from '#lib/server/settings/env.ts'

/** The sizes beyond the fixed ones: only our own shop makes them, another host does not. */
export const largeSizes: readonly (typeof LARGE_PICTURE_SIZES)[number][] = env.apiHost
  ? []
  : LARGE_PICTURE_SIZES
