import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { sectionAdded, sectionGone, sectionThere, whatSection } from '#messages/desk-things-sections.ts'
import { freeFrom } from '../../../catalogue-import/import-sections.ts'
import type { Db } from '../../../db/pool.ts'
import { publishEdit, type Rows, StopEdit } from '../publish-edit.ts'
import { inBook } from './change-section.ts'
import { rowsCalled } from './change-words.ts'
import { SECTIONS } from './section-tables.ts'
import { isCalled, type OneSection, rowOf, type SectionRow, sectionFrom, treeOf } from './section-tree.ts'
import { thingsIn } from './things-in.ts'

const LEVELS: readonly SectionRow['level'][] = ['group', 'category', 'subcategory']

/** Adds a section in another one, or among the groups (`under` 0), with all that a thing needs to stand in it. */
export async function addSection({ under, name }: { under: number; name: string }): Promise<ActResult> {
  let made = ''
  const result = await publishEdit({
    what: whatSection.added(name),
    table: {
      shape: SECTIONS.shape,
      rows: async tx => {
        const tree = treeOf(await SECTIONS.read(tx))
        const parent = under === 0 ? undefined : rowOf(tree, under)
        if (under !== 0 && (!parent || parent.level === 'subcategory'))
          throw new StopEdit({ refused: sectionGone, isOutdated: true })
        const beside = tree.below(parent?.id ?? null)
        if (beside.some(row => isCalled(row, name)))
          throw new StopEdit({ refused: '', fields: { name: sectionThere(name) } })
        const standIn = await standInOf(tree, parent, tx)
        const rows = standIn ? rowsCalled(standIn, name) : await newRows(tx, { parent, beside, name })
        made = rows[0]?.id ?? ''
        return rows
      },
    },
  })
  if ('refused' in result) return result
  return { message: sectionAdded(name), about: made, changed: inBook(name) }
}

/**
 * What was made with a group so that things can stand in it, and holds none: it becomes the first section in that group,
 * which would else have an empty one of its own name beside.
 */
const standInOf = async (
  tree: ReturnType<typeof treeOf>,
  parent: SectionRow | undefined,
  tx: Db,
): Promise<OneSection | undefined> => {
  const [only, ...others] = parent?.level === 'group' ? tree.below(parent.id) : []
  if (!only || others.length > 0 || only.name !== parent?.name) return undefined
  const one = sectionFrom(tree, only)
  const { short_desc, description, image, category_name } = only
  if (one.below.length > 0 || [short_desc, description, image, category_name].some(Boolean)) return undefined
  return (await thingsIn(tx, one)) === 0 ? one : undefined
}

type New = { parent: SectionRow | undefined; beside: readonly SectionRow[]; name: string }

/** One that was taken away comes back, with its address. */
const newRows = async (tx: Db, { parent, beside, name }: New): Promise<Rows> => {
  const ever = await tx.query<Ever>(EVER)
  const free = freeFrom(ever)
  const levels = LEVELS.slice(parent ? LEVELS.indexOf(parent.level) + 1 : 0)
  const last = beside.at(-1)?.position ?? -1
  let above = parent?.id ?? null
  return levels.map((level, at) => {
    const had = ever.find(row => row.level === level && row.parent_id === above && isCalled(row, name))
    const row = { id: had?.id ?? free + at, parent_id: above }
    above = row.id
    return {
      ...{ level, id: String(row.id), parent_id: String(row.parent_id ?? ''), name },
      order: String(at === 0 ? last + 1 : 0),
    }
  })
}

type Ever = Pick<SectionRow, 'id' | 'level' | 'parent_id' | 'name'>

const EVER = `select id, level, parent_id, name from sections
  union all select id, 'collection', null, name from collections order by id`
