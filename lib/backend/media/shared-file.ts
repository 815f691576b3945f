import 'server-only'
import { logMediaFault } from './log-media-fault.ts'
import { media } from './media.ts'
import { MediaFault } from './media-fault.ts'

/**
 * A file that can be made again, for all copies of the shop: made by whoever asks first, and read by the others. Where the
 * files lie on this machine it is only made: whoever asks keeps it there.
 */
export const sharedFile = async (name: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const store = media()
  if (store.pathOf) return make()
  const kept = await store.read(name).catch(unlessBroken)
  if (kept) return kept
  const made = await make()
  await store.put(name, made).catch(logMediaFault)
  return made
}

const unlessBroken = (error: unknown) => {
  if (error instanceof MediaFault && error.kind === 'broken') return undefined
  throw error
}
