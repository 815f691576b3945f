import 'server-only'
import { randomBytes } from 'node:crypto'
import { StartError } from '#lib/server/settings/start-error.ts'
import {
  storeDenies,
  storeForgets,
  storeHasNoBucket,
  storeHidesMissing,
  storeRefused,
} from '#messages/media.ts'
import { MediaFault } from './media-fault.ts'
import type { MediaStore } from './media-store.ts'

/** Before a shop starts: whether its store keeps what it is given, gives it back and deletes it. */
export const tryMedia = async (store: MediaStore): Promise<void> => {
  if (store.pathOf) return
  const name = `trial/${randomBytes(8).toString('hex')}`
  const bytes = Buffer.from(`${name}\n`)
  try {
    await store.put(name, bytes)
    const back = await store.read(name)
    if (!back?.equals(bytes)) throw new StartError(storeForgets(store.place))
    await store.drop(name)
    await readMissing(store, name)
    for await (const _ of store.list(name)) throw new StartError(storeForgets(store.place))
  } catch (error) {
    if (error instanceof MediaFault) throw new StartError(whyNot(store, error))
    throw error
  }
}

// Without the right to list, S3 answers 403 for what is not there, and each missing picture would count as a fault.
const readMissing = async (store: MediaStore, name: string) => {
  const found = await store.read(name).catch(error => {
    if (error instanceof MediaFault && error.answered === 403)
      throw new StartError(storeHidesMissing(store.place))
    throw error
  })
  if (found) throw new StartError(storeForgets(store.place))
}

const whyNot = ({ place }: MediaStore, { answered, code, reason }: MediaFault) => {
  if (code === 'NoSuchBucket' || answered === 404) return storeHasNoBucket(place)
  if (answered === 403 || DENIALS.includes(code)) return storeDenies(place, code)
  return storeRefused(place, reason)
}

const DENIALS = [
  'AuthorizationHeaderMalformed',
  'InvalidAccessKeyId',
  'ExpiredToken',
  'InvalidToken',
  'PermanentRedirect',
]
