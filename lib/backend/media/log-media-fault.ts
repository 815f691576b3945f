import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { picturesTrouble } from '#messages/media.ts'
import { MediaFault } from './media-fault.ts'

const QUIET_MS = 60_000

/** A store that is down is told in the log. Each page asks for ten pictures: one line a minute. */
export function logMediaFault(error: unknown, now = Date.now()) {
  const last = logged()
  if (now - last.at < QUIET_MS) {
    last.since++
    return
  }
  const reason = error instanceof MediaFault ? error.reason : (error as Error).message
  console.error(picturesTrouble(reason, last.since))
  Object.assign(last, { at: now, since: 0 })
}

const logged = () => processWide('media-log', () => ({ at: -QUIET_MS, since: 0 }))
