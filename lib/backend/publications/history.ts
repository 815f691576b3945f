import 'server-only'
import { db } from '#lib/backend/db/pool.ts'

export type Publication = {
  id: number
  at: Date
  kind: 'import' | 'undo'
  source: string
  undoes: number | null
  through: boolean
  undone_by: number | null
  added: number
  changed: number
  withdrawn: number
  sections: number
  shop: boolean
  collections: number
  synonyms: number
  delivery: number
}

/** What can be taken back, the latest first. */
export const lastPublications = () => db.query<Publication>(ALL)

const ALL = `select id, at, kind, source, undoes, through, undone_by, added, changed, withdrawn, sections, shop, collections, synonyms, delivery
  from publications order by id desc`
