import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { env } from '#lib/server/settings/env.ts'
import { folderStore } from './folder/folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3/s3-store.ts'

/** Where this shop keeps its pictures, and all other files that each copy of it must see. */
export const media = (): MediaStore =>
  (held().store ??= env.media ? s3Store(env.media) : folderStore(env.dataDir))

/** For tests, and for who moves a shop: another one from now on; without one the settings decide again. */
export const setMedia = (store: MediaStore | undefined) => {
  held().store = store
}

const held = () => processWide('media', (): { store?: MediaStore } => ({}))
