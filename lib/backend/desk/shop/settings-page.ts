import 'server-only'
import { createHash } from 'node:crypto'
import type { ActRefused, ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import { atPath, withPath } from '#lib/desk/rules/at-path.ts'
import { saidOfField, typedOfField } from '#lib/desk/rules/said-of-field.ts'
import { fieldsOfPage, type ShopPage } from '#lib/desk/rules/shop-pages.ts'
import { savedPage } from '#messages/desk-shop.ts'
import { pageTitles } from '#messages/desk-shop-fields.ts'
import { changeShop, type ShopSaid, shopSaid } from './change-shop.ts'
import { changedMeanwhile } from './changed-meanwhile.ts'

/** The fields of a page as they stand. */
export async function readPage(page: ShopPage) {
  const values = valuesOf(page, await shopSaid())
  return { values, seen: seenOf(values) }
}

type Saved = { page: ShopPage; seen: string; typed: Record<string, unknown> }

export async function savePage({ page, seen, typed }: Saved): Promise<ActResult> {
  const read = fieldsOfPage(page).map(field => ({
    field,
    ...saidOfField(field, typeof typed[field.name] === 'string' ? String(typed[field.name]) : ''),
  }))
  const wrong = read.flatMap(one => ('wrong' in one ? [[one.field.name, one.wrong] as const] : []))
  if (wrong.length > 0) return { refused: '', fields: Object.fromEntries(wrong), about: page }
  let changed: Changed = {}
  const refused = await changeShop({
    page,
    change: async said => {
      const before = valuesOf(page, said)
      if (seen && seen !== seenOf(before)) return changedMeanwhile(page)
      const next = read.reduce<ShopSaid>(
        (all, one) => withPath(all, one.field.name, 'said' in one ? one.said : undefined),
        said,
      )
      const settled = page === 'upi' && !atPath(next, 'upi.id') ? withPath(next, 'upi', undefined) : next
      changed = difference(before, valuesOf(page, settled))
      return settled
    },
  })
  if (refused) return { about: page, ...onPage(page, refused) }
  return { message: savedPage(pageTitles[page]), about: page, changed }
}

const valuesOf = (page: ShopPage, said: ShopSaid): Record<string, string> =>
  Object.fromEntries(
    fieldsOfPage(page).map(field => [field.name, typedOfField(field, atPath(said, field.name))]),
  )

/** Changes with what the page showed. */
export const seenOf = (shown: unknown) =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 16)

// A long text is named, and stands in the history of publications.
const SHORT = 200

export const difference = (before: Record<string, string>, after: Record<string, string>): Changed =>
  Object.fromEntries(
    Object.keys(after)
      .filter(name => before[name] !== after[name])
      .map(name => [name, [String(before[name] ?? '').slice(0, SHORT), String(after[name]).slice(0, SHORT)]]),
  )

/** A fault of an entry of a list is one of its field; one of another page is told in the sentence. */
function onPage(page: ShopPage, { refused, fields = {} }: ActRefused): ActRefused {
  const placed = Object.entries(fields).map(([place, reason]) => ({
    reason,
    name: fieldsOfPage(page).find(({ name }) => place === name || place.startsWith(`${name}.`))?.name,
  }))
  const elsewhere = placed.flatMap(({ name, reason }) => (name ? [] : [reason]))
  return {
    refused: [refused, ...elsewhere].filter(Boolean).join(' '),
    fields: Object.fromEntries(placed.flatMap(({ name, reason }) => (name ? [[name, reason]] : []))),
  }
}
