import { sharedHandler } from './shared-handler.ts'

/**
 * Whether the product or section that a path names exists; true for a path that names none. Set by the shop once its
 * database is open. Rendering a page only to find that it does not exist costs a hundred times as much.
 */
export const { set: setPageExists, get: pageExists } =
  sharedHandler<(path: string) => Promise<boolean>>('check')
