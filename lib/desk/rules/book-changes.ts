import { changedField, changedFrom, fieldNames } from '#messages/desk-book.ts'
import type { Changed } from './act-types.ts'

/** What changed, field by field; of a personal field that it did. */
export const changesInWords = (changed: Changed): string[] =>
  Object.entries(changed).map(([field, [before, after]]) => {
    const name = (Object.hasOwn(fieldNames, field) ? fieldNames[field] : undefined) ?? field
    return before === undefined ? changedField(name) : changedFrom(name, before, after ?? '')
  })
