import type { Flash } from '#lib/api/server/flash.ts'
import { messages } from '#lib/messages.ts'

/** The sentences that a form sent without script left for its fields. */
export const fieldErrors = (flash: Flash): Record<string, string> =>
  Object.fromEntries(Object.entries(flash.fields ?? {}).map(([name, key]) => [name, messages[key]]))
