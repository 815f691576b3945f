import 'server-only'
import { TURN_COLLECTIONS } from '../catalogue/collection-dates.ts'
import type { Db } from '../db/pool.ts'

/** Puts back what `undoing` says of collections, those withdrawn too; one that was added goes. Tells how many changed. */
export const undoCollections = async (tx: Db): Promise<number> => {
  await tx.run(CHANGED_SINCE)
  const columns = (await tx.query<{ name: string }>(COLUMNS)).map(({ name }) => name)
  const changed = await tx.run(`update collections c set updated_at = now(),
      ${columns.map(name => `${name} = r.${name}`).join(', ')}
    from (${FIELDS}) f, lateral (select (jsonb_populate_record(o, f.fields)).* from collections o where o.id = f.id) r
    where c.id = f.id`)
  await tx.run(TURN_COLLECTIONS)
  return changed
}

const CHANGED_SINCE = `update undoing u set conflict = 'since' from collections c
  where u.of = 'collection' and c.id = u.id and u.conflict is null
    and coalesce(to_jsonb(c)->u.key, 'null') is distinct from u.after`

// Whatever columns a collection has.
const COLUMNS = `select attname as name from pg_attribute where attrelid = 'collections'::regclass and attnum > 0
  and not attisdropped and attname not in ('id', 'product_count', 'turns_at', 'updated_at') order by attnum`

const FIELDS = `select id, jsonb_object_agg(key, case when key = 'withdrawn' and before = 'null' then 'true' else before end) as fields
  from undoing where of = 'collection' and conflict is null group by id`
