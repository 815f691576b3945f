import 'server-only'
import type { Db } from '../db/pool.ts'

/** Puts back what `undoing` says that words meant; tells how many mean something else now. */
export const undoSynonyms = async (tx: Db): Promise<number> => {
  await tx.run(CHANGED_SINCE)
  return tx.run(RESTORE)
}

const CHANGED_SINCE = `update undoing u set conflict = 'since' from synonyms s
  where u.of = 'synonym' and s.id = u.id and u.conflict is null and to_jsonb(s.means) is distinct from u.after`

const RESTORE = `update synonyms s set means = array(select jsonb_array_elements_text(u.before))
  from undoing u where u.of = 'synonym' and u.key = 'means' and s.id = u.id and u.conflict is null
    and to_jsonb(s.means) <> u.before`
