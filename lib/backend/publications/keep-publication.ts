import 'server-only'
import type { Db } from '#lib/backend/db/pool.ts'

/** What was published: an import of a folder, or the undo of what was published before. */
export type PublicationKind =
  | { kind: 'import'; source: string }
  | { kind: 'undo'; undoes: number; through: boolean }

export type PublicationCounts = {
  added: number
  changed: number
  withdrawn: number
  sections: number
  shop: boolean
  collections: number
  synonyms: number
  delivery: number
}

/** Puts a publication on the list, and forgets all but the last ones. Its changes follow. */
export const keepPublication = async (tx: Db, id: number, what: PublicationKind) => {
  const { source, undoes, through } = { source: '', undoes: null, through: false, ...what }
  await tx.run(ADD, [id, what.kind, source, undoes, through])
  await tx.run('delete from publications where id <= $1', [id - KEPT])
}

export const countPublication = async (tx: Db, id: number, counts: PublicationCounts) => {
  const { added, changed, withdrawn, sections, shop, collections, synonyms, delivery } = counts
  await tx.run(COUNT, [id, added, changed, withdrawn, sections, shop, synonyms, delivery, collections])
}

/** How many can be taken back. */
export const KEPT = 10

const ADD = `insert into publications (id, kind, source, undoes, through, added, changed, withdrawn, sections, shop)
  values ($1, $2, $3, $4, $5, 0, 0, 0, 0, false)`

const COUNT = `update publications set added = $2, changed = $3, withdrawn = $4, sections = $5, shop = $6, synonyms = $7,
    delivery = $8, collections = $9
  where id = $1`
