import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import { nothingChanged } from '#messages/desk-things.ts'
import { sectionGone, type whatSection } from '#messages/desk-things-sections.ts'
import type { Db } from '../../../db/pool.ts'
import { type Edit, publishEdit, type Rows, StopEdit } from '../publish-edit.ts'
import { sayWho, seenOf } from '../seen.ts'
import { cellsOf, SEEN } from './read-sections.ts'
import { tableWith } from './section-tables.ts'
import { type OneSection, type SectionRow, sectionWith, treeOf } from './section-tree.ts'

type SectionChange = {
  id: number
  /** What its form was made of, and which form that is. */
  seen: string
  form: keyof typeof SEEN
  what: keyof typeof whatSection
  said: (name: string) => string
  /** The rows that change; it may throw `StopEdit`. */
  rows: (one: OneSection, tree: ReturnType<typeof treeOf>, tx: Db) => Rows | Promise<Rows>
  /** For the book, of the section as it was. */
  changed: (one: OneSection) => Changed
  to?: string
} & Pick<Edit, 'pictures' | 'isWhole'>

/** Changes one section as a sheet does, if it still is what the form showed. */
export async function changeSection(change: SectionChange): Promise<ActResult> {
  const { id, what, said, to, pictures, isWhole } = change
  const table = await tableWith(id)
  const found = table && sectionWith(table.tree, id)
  if (!found) return { refused: sectionGone, isOutdated: true }
  const { name } = found.top
  const about = aboutSection(found.top)
  let changed: Changed = {}
  const result = await publishEdit({
    what: table.what[what](name),
    ...(pictures && { pictures }),
    ...(isWhole && { isWhole }),
    table: {
      shape: table.shape,
      rows: async tx => {
        const tree = treeOf(await table.read(tx))
        const one = sectionWith(tree, id)
        if (!one) throw new StopEdit({ refused: sectionGone, isOutdated: true })
        await refuseUnseen(one, change)
        changed = change.changed(one)
        return change.rows(one, tree, tx)
      },
    },
  })
  if ('refused' in result) return { about, ...result }
  if (!result.isChanged) return { message: nothingChanged, about }
  return { message: said(name), about, changed: { ...inBook(name), ...changed }, ...(to && { to }) }
}

const refuseUnseen = async (one: OneSection, { form, seen }: SectionChange) => {
  if (seenOf(cellsOf(one), SEEN[form]) === seen) return
  const about = aboutSection(one.top)
  throw new StopEdit({ refused: await sayWho(about, [IN_BOOK]), about, isOutdated: true })
}

export const aboutSection = ({ id }: Pick<SectionRow, 'id'>) => String(id)

// Things may have the same number, and no field of this name.
const IN_BOOK = 'section'
export const inBook = (name: string): Changed => ({ [IN_BOOK]: ['', name] })
