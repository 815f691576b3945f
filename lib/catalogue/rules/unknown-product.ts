import { processWide } from '#lib/rules/process-wide.ts'
import { noProductForSlug } from '#messages/catalogue.ts'

/** Longer than any product's. */
export const LONGEST_SLUG = 500

const QUIET_MS = 60_000

/** An unknown slug is told in the log. Anybody may ask for any number of them: one line a minute. */
export function logUnknown(slug: string, now = Date.now()) {
  const last = logged()
  if (now - last.at < QUIET_MS) {
    last.since++
    return
  }
  const others = last.since ? ` (and ${last.since} others since the last line)` : ''
  console.error(`${noProductForSlug}: ${JSON.stringify(slug.slice(0, 100))}${others}`)
  Object.assign(last, { at: now, since: 0 })
}

const logged = () => processWide('unknown-products', () => ({ at: -QUIET_MS, since: 0 }))
