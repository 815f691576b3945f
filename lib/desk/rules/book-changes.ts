import { changedField, changedFrom, fieldNames } from '#messages/desk-book.ts'
import { addressFields } from '#messages/desk-orders.ts'
import { roleNames } from '#messages/desk-people.ts'
import { columnWords } from '#messages/desk-report.ts'
import { keyNames } from '#messages/desk-shop-keys.ts'
import { statusWords } from '#messages/order-states.ts'
import type { Changed } from './act-types.ts'
import { fieldsOfPage, SHOP_PAGES, type ShopPage } from './shop-pages.ts'

/** What changed, field by field, as the desk's forms call it; of a personal field that it did. */
export const changesInWords = (changed: Changed): string[] =>
  Object.entries(changed).map(([field, [before, after]]) => {
    const name = nameOf(field)
    return before === undefined
      ? changedField(name)
      : changedFrom(name, inWords(field, before), inWords(field, after ?? ''))
  })

const nameOf = (field: string) =>
  [fieldNames, addressFields, columnWords, keyNames, shopFields()]
    .map((names: Record<string, string>) => (Object.hasOwn(names, field) ? names[field] : undefined))
    .find(name => name !== undefined) ?? field.replace(/^attr:/, '')

let labels: Record<string, string> | undefined
const shopFields = () => {
  labels ??= Object.fromEntries(
    (Object.keys(SHOP_PAGES) as ShopPage[]).flatMap(fieldsOfPage).map(({ name, label }) => [name, label]),
  )
  return labels
}

const VALUES: Record<string, Record<string, string>> = { status: statusWords, role: roleNames }

const inWords = (field: string, value: string) => {
  const words = Object.hasOwn(VALUES, field) ? VALUES[field] : undefined
  return (words && Object.hasOwn(words, value) ? words[value] : undefined) ?? value
}
