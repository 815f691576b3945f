import 'server-only'
import { z } from 'zod'
import { plainTextOf } from '#lib/desk/rules/plain-text-of.ts'
import * as forms from '#lib/desk/rules/thing-forms.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import {
  factNameNeeded,
  reloadPage,
  thingHidden,
  thingShown,
  whatChanged,
  whatHidden,
  whatShown,
} from '#messages/desk-things.ts'
import { act } from '../act.ts'
import { htmlOf, listOf, rupeesOf } from './draft-rows.ts'
import { editThing } from './edit-thing.ts'

export const KEEPERS = ['owner', 'catalogue'] as const

export const thingId = z.coerce
  .number(reloadPage)
  .int(reloadPage)
  .min(1, reloadPage)
  .max(2_147_483_647, reloadPage)
export const seen = z.string(reloadPage).max(64)
const input = z.looseObject({ id: thingId, seen })
type Input = z.infer<typeof input>

const textIn = (given: Input, name: string) =>
  typeof given[name] === 'string' ? (given[name] as string).trim() : undefined

/** The cells of these columns that a form has sent. */
const typed = (
  given: Input,
  columns: readonly string[],
  write: (name: string, value: string) => string = (_, value) => value,
) =>
  Object.fromEntries(
    columns.flatMap(name => {
      const value = textIn(given, name)
      return value === undefined ? [] : [[name, write(name, value)]]
    }),
  )

const MONEY = ['mrp', 'discountPrice', 'sale_price', 'purchase_price']
const HTML = ['description', 'colongdescription']
const LISTS = ['tags', 'color']
const written = (name: string, value: string) => {
  if (MONEY.includes(name)) return rupeesOf(value)
  if (HTML.includes(name)) return htmlOf(value)
  return LISTS.includes(name) ? listOf(value) : value
}

type Cells = (given: Input, thing: Thing) => Record<string, string>

const form = (columns: readonly string[], cells: Cells = given => typed(given, columns, written)) =>
  act({
    roles: KEEPERS,
    input,
    do: given =>
      editThing({
        id: given.id,
        seen: given.seen,
        columns,
        what: ({ name }) => whatChanged(name),
        cells: thing => cells(given, thing),
      }),
  })

// A page whose address was made of the name keeps it, and so does a text that is what the form showed.
const wordsCells: Cells = (given, thing) => ({
  ...typed(given, forms.WORDS_COLUMNS, (name, value) => {
    const had = thing.cells[name] ?? ''
    return HTML.includes(name) && value.replaceAll('\r\n', '\n') === plainTextOf(had)
      ? had
      : written(name, value)
  }),
  ...(!thing.cells.ASIN && given.name !== thing.name && { ASIN: thing.slug }),
})

// A new section is named by its way through the tree.
const placeCells: Cells = (given, { cells }) => {
  const path = textIn(given, 'new_section')
  const place: Record<string, string> = path
    ? { path }
    : { subcategory_id: textIn(given, 'subcategory_id') ?? '' }
  return { ...place, type: textIn(given, 'type') ?? cells.type ?? '' }
}

/** What is changed of one thing, form by form. */
export const editActs = {
  price: form(forms.PRICE_COLUMNS),
  words: form(forms.WORDS_COLUMNS, wordsCells),
  place: form(forms.PLACE_COLUMNS, placeCells),
  codes: form(forms.CODE_COLUMNS),
  told: form(forms.TOLD_COLUMNS),
  colours: form(forms.COLOUR_COLUMNS),
  /** Facts under names of the seller's. */
  facts: act({
    roles: KEEPERS,
    input: input.refine(given => !textIn(given, 'new_fact') || textIn(given, 'new_name'), {
      path: ['new_name'],
      message: factNameNeeded,
    }),
    do: given =>
      editThing({
        id: given.id,
        seen: given.seen,
        columns: Object.keys(given).filter(name => name.startsWith(forms.FACT)),
        what: ({ name }) => whatChanged(name),
        cells: () => ({
          ...typed(
            given,
            Object.keys(given).filter(name => name.startsWith(forms.FACT)),
          ),
          ...(textIn(given, 'new_name') && {
            [forms.FACT + textIn(given, 'new_name')]: textIn(given, 'new_fact') ?? '',
          }),
        }),
      }),
  }),
  hide: act({
    roles: KEEPERS,
    input,
    do: given =>
      editThing({
        ...{ id: given.id, seen: given.seen, columns: forms.SHOWN_COLUMNS },
        what: ({ name }) => whatHidden(name),
        cells: () => ({ hidden: 'true' }),
        said: ({ name }) => thingHidden(name),
      }),
  }),
  show: act({
    roles: KEEPERS,
    input,
    do: given =>
      editThing({
        ...{ id: given.id, seen: given.seen, columns: forms.SHOWN_COLUMNS },
        what: ({ name }) => whatShown(name),
        cells: () => ({ hidden: 'false' }),
        said: ({ name }) => thingShown(name),
      }),
  }),
}
