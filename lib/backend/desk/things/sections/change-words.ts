import 'server-only'
import { plainTextOf } from '#lib/desk/rules/plain-text-of.ts'
import type { SectionWords } from '#lib/desk/rules/section-types.ts'
import { sectionSaved, sectionThere } from '#messages/desk-things-sections.ts'
import { htmlOf } from '../draft-rows.ts'
import { changedOf } from '../edit-thing.ts'
import { type Rows, StopEdit } from '../publish-edit.ts'
import { changeSection } from './change-section.ts'
import { cellsOf } from './read-sections.ts'
import { rowAsItIs } from './section-tables.ts'
import { isCalled, type OneSection, type SectionRow } from './section-tree.ts'

type Typed = Pick<SectionWords, 'name'> & {
  [Name in Exclude<keyof SectionWords, 'name'>]?: string | undefined
}

/** Its name, which all of its rows have, and the words of the one that shoppers see. Its address is its number, and stays. */
export const changeWords = ({ id, seen, ...typed }: { id: number; seen: string } & Typed) =>
  changeSection({
    id,
    seen,
    form: 'words',
    what: 'changed',
    said: () => sectionSaved(typed.name),
    rows: (one, tree) => {
      if (tree.below(one.top.parent_id).some(row => row !== one.top && isCalled(row, typed.name)))
        throw new StopEdit({ refused: '', fields: { name: sectionThere(typed.name) } })
      return rowsCalled(one, typed.name, wordsOf(one, typed))
    },
    changed: one => changedOf(cellsOf(one), { name: typed.name, ...wordsOf(one, typed) }),
  })

/** Its rows under another name, each with its own words but for the one that these are of. */
export const rowsCalled = (
  { rows, main }: OneSection,
  name: string,
  words: Partial<Record<Told, string>> = {},
): Rows =>
  rows.map(row => ({
    ...rowAsItIs(row),
    name,
    ...toldOf(row, Object.keys(words) as Told[]),
    ...(row === main && words),
  }))

const TOLD = ['category_name', 'short_desc', 'description'] as const
type Told = (typeof TOLD)[number]

const toldOf = (row: SectionRow, told: readonly Told[]) =>
  Object.fromEntries(told.map(column => [column, row[column]]))

/** Of what shoppers see words besides its name; a group that holds several categories has a name alone. */
const TOLD_OF: Record<SectionRow['level'], readonly Told[]> = {
  group: [],
  category: TOLD,
  subcategory: ['description'],
  collection: ['short_desc', 'description'],
}

const wordsOf = ({ main, top }: OneSection, typed: Typed): Partial<Record<Told, string>> => {
  const told = TOLD_OF[(main ?? top).level]
  return Object.fromEntries(
    told.flatMap(column => {
      const value = typed[column]?.trim()
      return value === undefined ? [] : [[column, column === 'description' ? htmlIn(main, value) : value]]
    }),
  )
}

// A text that is what the form showed stays the HTML that it was.
const htmlIn = (main: SectionRow | undefined, value: string) =>
  main && value.replaceAll('\r\n', '\n') === plainTextOf(main.description).trim()
    ? main.description
    : htmlOf(value)
