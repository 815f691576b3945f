import { sharedHandler } from './shared-handler.ts'

/** By the shop, once its database is open: where a path of another shop leads here, '' for nowhere. */
export const { set: setOldAddress, get: oldAddress } =
  sharedHandler<(path: string) => Promise<string>>('old address')
