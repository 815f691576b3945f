import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { setDoor } from '#lib/server/http/shop-shown.ts'
import { doorUnknown } from '#messages/start.ts'
import { every } from '../every.ts'
import { beginClosed, isNotOpenYet } from './door.ts'
import { hasPreviewPass } from './preview-cookie.ts'

const shared = () => processWide('door', () => ({ isShut: false }))

const LOOK_MS = 2_000

/** Begins an empty shop closed, and keeps it so in this process until its owner opens it. */
export async function watchDoor() {
  await beginClosed()
  await lookAtDoor()
  setDoor({
    isShut: () => shared().isShut,
    look: lookAtDoor,
    opensFor: hasPreviewPass,
  })
  // Once it is open there is nothing more to look for.
  return every(async () => shared().isShut && !(await lookAtDoor()), {
    everyMs: LOOK_MS,
    failed: doorUnknown,
    restAfterFailure: 5,
  })
}

/** Asks the database; whoever opens the door asks at once. */
export async function lookAtDoor(): Promise<boolean> {
  shared().isShut = await isNotOpenYet()
  return shared().isShut
}
