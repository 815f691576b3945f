import 'server-only'
import { db } from '../db/pool.ts'

export type Publication = {
  id: number
  at: Date
  kind: 'import' | 'undo'
  source: string
  /** Whether it was made at the desk, by itself. */
  desk: boolean
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

const ALL = `select id, at, kind, source, desk, undoes, through, undone_by, added, changed, withdrawn, sections, shop, collections, synonyms, delivery
  from publications order by id desc`
