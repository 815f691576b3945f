import { sharedHandler } from './shared-handler.ts'

/**
 * By the shop, once its database is open: whether it has what a page's path names. Rendering a page to find that there
 * is nothing to show costs a hundred times as much. True where the path names nothing.
 */
export const { set: setPageCheck, get: pageCheck } =
  sharedHandler<(path: string) => Promise<boolean>>('check')
