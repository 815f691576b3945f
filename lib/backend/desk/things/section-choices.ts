import 'server-only'
import type { SectionChoice } from '#lib/desk/rules/thing-types.ts'
import { db } from '../../db/pool.ts'

/** The subcategories to choose from, by their way through the tree. */
export const sectionChoices = () => db.query<SectionChoice>(CHOICES)

/** All levels, for who looks for things. */
export const sectionFilters = () => db.query<SectionChoice>(FILTERS)

const MOST = 2_000

// A part that is called as what it lies in says nothing more.
const WAY = `array_to_string(array(select name from unnest(array[g.name, c.name, s.name]) with ordinality as part (name, place)
  where name is not null group by name order by min(place)), ' › ')`

const CHOICES = `
  select s.id, ${WAY} as path from sections s join sections c on c.id = s.parent_id join sections g on g.id = c.parent_id
  where s.level = 'subcategory' and not s.withdrawn order by g.position, c.position, s.position, s.id limit ${MOST}`

const FILTERS = `
  select g.id, g.name as path from sections g where g.level = 'group' and not g.withdrawn
  union all (${CHOICES}) order by path limit ${MOST}`
