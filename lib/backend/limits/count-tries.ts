import 'server-only'
import { type Db, db } from '../db/pool.ts'

/** Of whom one more is counted, and how many are free. */
export type Counted = { mark: string; free: number }

export type Counting = {
  /** How long a count stands. */
  seconds: number
  /** From the first one that it counts, or from the last. */
  from: 'first' | 'last'
  /** Beyond the free ones: each wait twice as long as the one before, up to five minutes, or until the count is over. */
  wait: 'doubles' | 'until-over'
}

/** Who has to wait, in seconds. Where nobody has, one more was counted of each, if `isCounted`. */
export type Answer = { waits: { mark: string; seconds: number }[]; isCounted: boolean }

/**
 * Counts one more of each where neither they nor the others have to wait, in one statement and by the database's clock.
 * Of tries at the same moment, in whichever processes, no more are counted than are free.
 */
export async function countTries(
  counted: readonly Counted[],
  { seconds, from, wait }: Counting,
  others: readonly string[] = [],
): Promise<Answer> {
  const marks = counted.map(({ mark }) => mark)
  const free = counted.map(({ free }) => free)
  const rows = await db.query<{ mark: string | null; seconds: number }>(COUNT, [
    ...[marks, free, others, seconds, from === 'last', wait === 'doubles'],
  ])
  const waits = rows.flatMap(({ mark, seconds }) => (mark === null ? [] : [{ mark, seconds }]))
  const written = rows.find(({ mark }) => mark === null)?.seconds ?? 0
  return { waits, isCounted: waits.length === 0 && written === counted.length }
}

/** The same question, and nothing is counted. */
export const waitsOf = (marks: readonly string[], on: Db = db): Promise<Answer['waits']> =>
  on.query(WAITS, [marks])

export const forgetTries = (mark: string) => db.run(FORGET, [mark])

const SECONDS = 'ceil(extract(epoch from wait_until - now()))::int as seconds'

const waitAfter = (count: string, free: string, until: string) => `
  case when ${count} < ${free} then null when not $6::boolean then ${until}
    else now() + least(300, power(2, least(${count} - ${free}, 9))) * interval '1 second' end`

// A row that two of them want is taken by one after the other, and the second sees what the first has written.
const COUNT = {
  name: 'count-tries',
  text: `
    with asked as (select mark, free from unnest($1::text[], $2::int[]) as a (mark, free)),
    waiting as (
      select mark, ${SECONDS} from counted_tries where mark = any($1::text[] || $3::text[]) and wait_until > now()),
    fresh as (
      select mark, free, now() + $4::float8 * interval '1 second' as until from asked
       where not exists (select from waiting) order by mark),
    written as (
      insert into counted_tries as t (mark, count, free, until, wait_until)
      select mark, 1, free, until, ${waitAfter('1', 'free', 'until')} from fresh
      on conflict (mark) do update set (count, free, until, wait_until) = (
        select n.count, excluded.free, n.until, ${waitAfter('n.count', 'excluded.free', 'n.until')}
          from (select case when t.until <= now() then 1 else t.count + 1 end as count,
                       case when t.until <= now() or $5::boolean then excluded.until else t.until end as until) n)
      where t.wait_until is null or t.wait_until <= now()
      returning 1)
    select mark, seconds from waiting union all select null, count(*)::int from written`,
}

const WAITS = {
  name: 'waits-of-tries',
  text: `select mark, ${SECONDS} from counted_tries where mark = any($1::text[]) and wait_until > now()`,
}

const FORGET = { name: 'forget-tries', text: 'delete from counted_tries where mark = $1' }
