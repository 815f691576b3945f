import 'server-only'
import { env } from '#lib/server/settings/env.ts'
import { folderStore } from './folder/folder-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3/s3-store.ts'

// One for each bundle, not for the process: what it throws is known by its class, and each bundle has its own.
let held: MediaStore | undefined

/** Where this shop keeps its pictures, and all other files that each copy of it must see. */
export const media = (): MediaStore => {
  held ??= env.media ? s3Store(env.media) : folderStore(env.dataDir)
  return held
}

/** For tests: another one from now on; without one the settings decide again. */
export const setMedia = (store: MediaStore | undefined) => {
  held = store
}
