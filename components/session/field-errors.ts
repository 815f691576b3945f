import type { Flash } from '#lib/api/server/flash.ts'
import { messages } from '#lib/message-table.ts'

/** The messages for the fields of a form that was sent without script. */
export const fieldErrors = (flash: Flash): Record<string, string> =>
  Object.fromEntries(Object.entries(flash.fields ?? {}).map(([name, key]) => [name, messages[key]]))
