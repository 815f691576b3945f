import { NO_SIZE } from '#lib/catalogue/rules/sellable.ts'
import type { Option } from '#lib/contract/catalogue-schemas.ts'

/** What was chosen of each option, under the product's own names for them. */
export type ChosenOption = { name: string; value: string }

type Parts = { size: string; color: string; other?: string }

/** The choice of a line in the order of its product's options; what was left open is not told. */
export const choiceInWords = (line: Parts, options: readonly Option[]): ChosenOption[] =>
  options
    .map(({ name, slot }) => ({ name, value: line[slot] ?? '' }))
    .filter(({ value }) => value !== '' && value !== NO_SIZE)
