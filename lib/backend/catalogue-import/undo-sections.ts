import 'server-only'
import type { Db } from '../db/pool.ts'
import { MOVE_PRODUCTS } from './import-sections.ts'

/** Puts back what `undoing` says of sections, those withdrawn too; what was added is withdrawn later, once it is empty. */
export const undoSections = async (tx: Db) => {
  await tx.run(CHANGED_SINCE)
  for (const level of ['category', 'subcategory']) await tx.run(NOWHERE, [level])
  const columns = (await tx.query<{ name: string }>(COLUMNS)).map(({ name }) => name)
  const changed =
    await tx.run(`update sections s set updated_at = now(), ${columns.map(name => `${name} = r.${name}`).join(', ')}
    from (${FIELDS}) f, lateral (select (jsonb_populate_record(o, f.fields)).* from sections o where o.id = f.id) r
    where s.id = f.id`)
  if (changed > 0) await tx.run(MOVE_PRODUCTS)
  return { changed, withdrawn: 0 }
}

/** Sections that were added go again, the lowest first; one that holds something else by now stays. */
export const withdrawAddedSections = async (tx: Db) => {
  let withdrawn = 0
  for (const level of ['subcategory', 'category', 'group']) {
    await tx.run(HOLDS, [level])
    withdrawn += await tx.run(WITHDRAW, [level])
  }
  return withdrawn
}

const CHANGED_SINCE = `update undoing u set conflict = 'since' from sections s
  where u.of = 'section' and s.id = u.id and u.conflict is null
    and coalesce(to_jsonb(s)->u.key, 'null') is distinct from u.after`

// One that was in what is withdrawn by now, and does not come back with it, has no place to come back to.
const NOWHERE = `update undoing u set conflict = 'section' from sections s join sections above on above.id = s.parent_id
  where u.of = 'section' and u.key = 'withdrawn' and u.before = 'false' and u.conflict is null
    and s.id = u.id and s.level = $1 and above.withdrawn
    and not exists (select from undoing o where o.of = 'section' and o.id = above.id and o.key = 'withdrawn'
      and o.before = 'false' and o.conflict is null)`

// Whatever columns a section has.
const COLUMNS = `select attname as name from pg_attribute where attrelid = 'sections'::regclass and attnum > 0
  and not attisdropped and attname not in ('id', 'product_count', 'further_count', 'updated_at') order by attnum`

const FIELDS = `select id, jsonb_object_agg(key, before) as fields from undoing
  where of = 'section' and conflict is null and not (key = 'withdrawn' and before <> 'false') group by id`

const AND_ADDED = `and u.of = 'section' and u.key = 'withdrawn' and u.before <> 'false' and u.conflict is null
  and s.id = u.id and s.level = $1 and not s.withdrawn`

const HOLDS = `update undoing u set conflict = 'holds' from sections s
  where true ${AND_ADDED} and (exists (select from sections child where child.parent_id = s.id and not child.withdrawn)
    or exists (select from products p left join staged_products o on o.id = p.id
      where (coalesce(o.subcategory_id, p.subcategory_id) = s.id or s.id = any(coalesce(o.further, p.further)))
        and (o.id is not null or not p.withdrawn) and not exists (select from leaving l where l.id = p.id)))`

const WITHDRAW = `update sections s set withdrawn = true, updated_at = now() from undoing u where true ${AND_ADDED}`
