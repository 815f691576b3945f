import 'server-only'
import * as forms from '#lib/desk/rules/thing-forms.ts'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import { seenOf } from './seen.ts'
import { seenChoice } from './size-acts.ts'

/** What each form of a thing's page is made of. */
export const seenForms = ({ cells, variants }: Thing) => ({
  price: seenOf(cells, forms.PRICE_COLUMNS),
  words: seenOf(cells, forms.WORDS_COLUMNS),
  place: seenOf(cells, forms.PLACE_COLUMNS),
  codes: seenOf(cells, forms.CODE_COLUMNS),
  told: seenOf(cells, forms.TOLD_COLUMNS),
  colours: seenOf(cells, forms.COLOUR_COLUMNS),
  pictures: seenOf(cells, forms.PICTURE_COLUMNS),
  shown: seenOf(cells, forms.SHOWN_COLUMNS),
  facts: seenOf(
    cells,
    Object.keys(cells).filter(name => name.startsWith(forms.FACT)),
  ),
  choices: Object.fromEntries(variants.map(variant => [variant.id, seenChoice(variant)])),
})
