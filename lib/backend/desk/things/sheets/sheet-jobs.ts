import 'server-only'
import type { Person } from '#lib/desk/rules/act-types.ts'
import type { Sheet, SheetOptions, SheetReport, SheetState } from '#lib/desk/rules/sheet-types.ts'
import { type Db, db } from '../../../db/pool.ts'
import { isUuid } from '../../../is-uuid.ts'

/** Of one person, before they are worked off or thrown away. */
const MOST_OPEN = 20

/** New work: an import collects its files first, an undo and an export begin at once. Undefined where too much is open. */
export const makeSheet = async (by: Person, work: Sheet['work'], options: SheetOptions = {}, on: Db = db) =>
  (
    await on.one<{ id: string }>(MAKE, [
      ...[by.id, work, JSON.stringify(options), work === 'import' ? 'collecting' : 'waiting'],
      ...[work === 'export', MOST_OPEN],
    ])
  )?.id

export const readSheet = async (id: string) =>
  isUuid(id) ? db.one<Sheet>(`${ALL} where s.id = $1`, [id]) : undefined

/** The last ones, the latest first. */
export const listSheets = () => db.query<Sheet>(`${ALL} order by s.touched_at desc limit 20`)

/** Gives it to the worker; only in one of these states, so that who presses twice does it once. */
export const queueSheet = async (
  id: string,
  from: readonly SheetState[],
  publish: boolean,
  options?: SheetOptions,
  on: Db = db,
) =>
  isUuid(id) &&
  (await on.run(QUEUE, [id, from, publish, options === undefined ? null : JSON.stringify(options)])) > 0

/** To another state by hand: files may be added again, or it is thrown away. */
export const reopenSheet = async (id: string) => isUuid(id) && (await db.run(REOPEN, [id])) > 0
export const dropSheet = async (id: string) => isUuid(id) && (await db.run(DROP, [id])) > 0

/** The next one to work on; none while another process does. */
export const claimSheet = () => db.one<Sheet>(CLAIM)

export const beat = (id: string, step: string, done: number, of: number) => db.run(BEAT, [id, step, done, of])

export const endSheet = (
  id: string,
  state: SheetState,
  report: SheetReport,
  publication: number | null = null,
) => db.run(END, [id, state, JSON.stringify(report), publication])

/** Whose process died: all of it was done, or nothing. */
export const endDeadSheets = (said: string) => db.run(DEAD, [JSON.stringify({ said })])

const ALL = `
  select s.id, s.work, s.options, s.state, s.publish, s.step, s.done, s.of, s.report, s.publication, s.made_at as "madeAt",
    s.touched_at as "touchedAt", p.name as person, p.role
    from desk_sheets s join desk_people p on p.id = s.person_id`
const MAKE = `
  insert into desk_sheets (person_id, work, options, state, publish)
  select $1, $2, $3, $4, $5 where (select count(*) from desk_sheets
    where person_id = $1 and state in ('collecting', 'waiting', 'working', 'checked')) < $6 returning id`
const QUEUE = `
  update desk_sheets set state = 'waiting', publish = $3, options = coalesce($4::jsonb, options), step = '', done = 0, "of" = 0,
    touched_at = now() where id = $1 and state = any($2)`
const REOPEN = `
  update desk_sheets set state = 'collecting', report = '{}', touched_at = now()
   where id = $1 and work = 'import' and state in ('checked', 'refused', 'failed', 'waiting')`
const DROP = `delete from desk_sheets where id = $1 and state <> 'working'`
const LIVE = `s.state = 'working' and s.beat_at > now() - interval '1 minute'`
const CLAIM = `
  with mine as (update desk_sheets set state = 'working', beat_at = now(), touched_at = now()
    where id = (select id from desk_sheets where state = 'waiting' order by touched_at limit 1 for update skip locked)
      and not exists (select from desk_sheets s where ${LIVE}) returning *)
  ${ALL.replace('desk_sheets s', 'mine s')}`
const BEAT = `
  update desk_sheets set beat_at = now(), step = $2, done = $3, "of" = $4, touched_at = now() where id = $1 and state = 'working'`
const END = `
  update desk_sheets set state = $2, report = $3, publication = $4, beat_at = null, touched_at = now()
   where id = $1 and state = 'working'`
const DEAD = `
  update desk_sheets s set beat_at = null, publication = p.id,
    state = case when p.id is null then 'failed' else 'done' end,
    report = case when p.id is null then s.report || $1::jsonb else s.report end
   from desk_sheets d left join publications p on p.sheet = d.id
   where s.id = d.id and s.state = 'working' and s.beat_at < now() - interval '1 minute'`
