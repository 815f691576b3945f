import 'server-only'
import type { Level } from '../../../catalogue/sections.ts'

/** A row of categories.csv, or one of collections.csv, which lies in nothing and has nothing in it. */
export type SectionRow = {
  id: number
  level: Level | 'collection'
  parent_id: number | null
  name: string
  position: number
  category_name: string
  short_desc: string
  description: string
  image: string
  things: number
}

type Tree<Row extends SectionRow = SectionRow> = {
  rows: readonly Row[]
  /** Those in a section, in their order; in none, the groups. */
  below: (id: number | null) => readonly Row[]
}

/** Of rows in their order. */
export const treeOf = <Row extends SectionRow>(rows: readonly Row[]): Tree<Row> => {
  const all = Map.groupBy(rows, row => row.parent_id)
  return { rows, below: id => all.get(id) ?? [] }
}

/**
 * A section as the seller means it. A thing is always three levels deep, so "Sarees" alone is a group, a category and a
 * subcategory of that name: rows of one name, each the only one in the one above, are one section to her.
 */
export type OneSection = {
  top: SectionRow
  rows: readonly SectionRow[]
  /** The row whose words and picture shoppers see; none where a group holds several categories. */
  main: SectionRow | undefined
  /** The rows that hang below. */
  below: readonly SectionRow[]
}

export function sectionFrom(tree: Tree, top: SectionRow): OneSection {
  const rows = [top]
  let below = tree.below(top.id)
  for (let [only] = below; only && below.length === 1 && only.name === top.name; [only] = below) {
    rows.push(only)
    below = tree.below(only.id)
  }
  const at = (level: SectionRow['level']) => rows.find(row => row.level === level)
  return { top, rows, main: at('collection') ?? at('category') ?? at('subcategory'), below }
}

/** The section that has a row of this id. */
export function sectionWith(tree: Tree, id: number): OneSection | undefined {
  const row = rowOf(tree, id)
  return row && sectionFrom(tree, topOf(tree, row))
}

const topOf = (tree: Tree, row: SectionRow): SectionRow => {
  const above = row.parent_id === null ? undefined : rowOf(tree, row.parent_id)
  return above?.name === row.name && tree.below(above.id).length === 1 ? topOf(tree, above) : row
}

/** Whether it has a tile on the home page. */
export const hasTile = (row: SectionRow | undefined): row is SectionRow =>
  row?.level === 'category' || row?.level === 'collection'

export const rowOf = <Row extends SectionRow>({ rows }: Tree<Row>, id: number) =>
  rows.find(row => row.id === id)

/** As a path in a sheet means sections: capitals make no difference. */
export const isCalled = (row: Pick<SectionRow, 'name'>, name: string) => plain(row.name) === plain(name)
const plain = (name: string) => name.normalize('NFC').toLowerCase()
