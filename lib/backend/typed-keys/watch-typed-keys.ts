import 'server-only'
import { keysUnknown } from '#messages/start.ts'
import { every } from '../every.ts'
import { readTypedKeys } from './typed-keys.ts'

const LOOK_MS = 2_000

/** Reads the keys that the owner typed, and reads them again when another process has stored others. */
export async function watchTypedKeys() {
  await readTypedKeys()
  return every(async () => void (await readTypedKeys()), {
    everyMs: LOOK_MS,
    failed: keysUnknown,
    restAfterFailure: 5,
  })
}
