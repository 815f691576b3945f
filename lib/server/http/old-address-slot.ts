import { handlerSlot } from './handler-slot.ts'

/** By the shop, once its database is open: where a path of another shop leads here, '' for nowhere. */
export const { set: setOldAddress, get: oldAddress } =
  handlerSlot<(path: string) => Promise<string>>('old address')
