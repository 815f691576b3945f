import 'server-only'
import type { Db } from '../db/pool.ts'

/** What was published: an import of a folder, or the undo of what was published before. */
export type PublicationKind =
  | { kind: 'import'; source: string; desk?: boolean; sheet?: string | undefined }
  | { kind: 'undo'; undoes: number; through: boolean; desk?: boolean; sheet?: string | undefined }

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
  const { source, undoes, through, desk, sheet } = {
    ...{ source: '', undoes: null, through: false, desk: false, sheet: undefined },
    ...what,
  }
  await tx.run(ADD, [id, what.kind, source, undoes, through, desk, sheet ?? null])
  for (const { of, most } of KEPT_OF) await tx.run(FORGET(of), [most])
}

export const countPublication = async (tx: Db, id: number, counts: PublicationCounts) => {
  const { added, changed, withdrawn, sections, shop, collections, synonyms, delivery } = counts
  await tx.run(COUNT, [id, added, changed, withdrawn, sections, shop, synonyms, delivery, collections])
}

/**
 * How many imports can be taken back, as many saves of the shop's own pages, and how many changes of things made at the
 * desk: these are many, and mostly small.
 */
export const KEPT = 10
export const KEPT_AT_DESK = 100
const LARGE = 'desk and p.added + p.changed > 1000'

const OF_SHOP_PAGE = `p.source like '/desk/shop/%'`

const KEPT_OF = [
  { of: `not desk and not ${OF_SHOP_PAGE}`, most: KEPT },
  { of: `not desk and ${OF_SHOP_PAGE}`, most: KEPT },
  { of: 'desk', most: KEPT_AT_DESK },
  { of: LARGE, most: KEPT },
]

// All but the last ones of a kind.
const FORGET = (of: string) => `delete from publications where id in (
  select p.id from publications p where ${of} order by p.id desc offset $1)`

const ADD = `insert into publications (id, kind, source, undoes, through, desk, sheet, added, changed, withdrawn, sections, shop)
  values ($1, $2, $3, $4, $5, $6, $7, 0, 0, 0, 0, false)`

const COUNT = `update publications set added = $2, changed = $3, withdrawn = $4, sections = $5, shop = $6, synonyms = $7,
    delivery = $8, collections = $9
  where id = $1`
