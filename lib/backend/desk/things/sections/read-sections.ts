import 'server-only'
import type { SectionOfDesk, ShownSection } from '#lib/desk/rules/section-types.ts'
import type { DeskChange } from '#lib/desk/rules/thing-types.ts'
import { collections } from '../../../catalogue/collections.ts'
import { sectionTree } from '../../../catalogue/sections.ts'
import { db } from '../../../db/pool.ts'
import { seenOf } from '../seen.ts'
import { CHANGE_COLUMNS } from '../undo-acts.ts'
import { COLLECTIONS, SECTIONS, tableWith } from './section-tables.ts'
import {
  hasTile,
  type OneSection,
  rowOf,
  type SectionRow,
  sectionFrom,
  sectionWith,
  treeOf,
} from './section-tree.ts'

const CHANGES_SHOWN = 3

export async function readSections() {
  const pictures = await tilePictures()
  const [sections, collections] = [await SECTIONS.read(), await COLLECTIONS.read()]
  return {
    sections: { list: shownSections(sections, pictures), seen: seenOrder(sections), count: sections.length },
    collections: { list: shownSections(collections, pictures), seen: seenOrder(collections) },
    changes: await db.query<DeskChange>(CHANGES, [CHANGES_SHOWN]),
  }
}

const shownSections = (rows: readonly SectionRow[], pictures: ReadonlyMap<number, string>) => {
  const tree = treeOf(rows)
  const shown = (top: SectionRow): ShownSection => {
    const { main, below } = sectionFrom(tree, top)
    const picture = hasTile(main) ? pictures.get(main.id) || main.image : undefined
    return { id: top.id, name: top.name, things: top.things, picture, sections: below.map(shown) }
  }
  return tree.below(null).map(shown)
}

export async function readSection(id: number): Promise<SectionOfDesk | undefined> {
  const { tree } = (await tableWith(id)) ?? {}
  const one = tree && sectionWith(tree, id)
  if (!one) return undefined
  const { top, rows, main, below } = one
  const cells = cellsOf(one)
  const way: string[] = []
  for (let row = parentOf(tree, top); row; row = parentOf(tree, row))
    if (way[0] !== row.name) way.unshift(row.name)
  return {
    id: top.id,
    page: { id: (main ?? top).id, level: (main ?? top).level },
    ...{ way, things: top.things, sections: below.length, words: cells },
    isTile: hasTile(main),
    isHolder: top.level === 'group' || top.level === 'category',
    sorted: rows.find(({ level }) => level === 'subcategory')?.id,
    picture: hasTile(main) ? main.image : '',
    shownPicture: hasTile(main) ? (await tilePictures()).get(main.id) || main.image : '',
    seen: {
      words: seenOf(cells, SEEN.words),
      picture: seenOf(cells, SEEN.picture),
      all: seenOf(cells, SEEN.all),
    },
  }
}

const parentOf = (tree: ReturnType<typeof treeOf>, { parent_id }: SectionRow) =>
  parent_id === null ? undefined : rowOf(tree, parent_id)

/** What the tiles of the home page show: one without a picture of its own has one of its things. */
const tilePictures = async () =>
  new Map([
    ...(await sectionTree()).flatMap(({ categories }) =>
      categories.map(({ category_id, image }) => [category_id, image] as const),
    ),
    ...(await collections()).map(({ collection_id, image }) => [collection_id, image] as const),
  ])

/** What its forms show, and what they are made of. */
export const cellsOf = ({ top, main, rows, below }: OneSection) => ({
  name: top.name,
  category_name: main?.category_name ?? '',
  short_desc: main?.short_desc ?? '',
  description: main?.description ?? '',
  image: main?.image ?? '',
  rows: rows.map(({ id }) => id).join(),
  below: below.map(({ id }) => id).join(),
})

/** Of what each form was made, by its name. */
export const SEEN = {
  words: ['rows', 'name', 'category_name', 'short_desc', 'description'],
  picture: ['rows', 'image'],
  all: ['rows', 'name', 'image', 'below'],
} as const

/** Changes with the place of any of them. */
export const seenOrder = (rows: readonly SectionRow[]) =>
  seenOf({ order: rows.map(({ id, parent_id }) => `${parent_id ?? ''}:${id}`).join() }, ['order'])

// A new thing may have brought its section along: that is taken back with the thing.
const CHANGES = `select ${CHANGE_COLUMNS} from publications p
  where p.desk
    and exists (select from publication_changes c where c.publication_id = p.id and c.of in ('section', 'collection'))
    and not exists (select from publication_changes c where c.publication_id = p.id and c.of not in ('section', 'collection'))
  order by p.id desc limit $1`
