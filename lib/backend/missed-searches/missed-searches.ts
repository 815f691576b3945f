import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { transaction } from '../db/transaction.ts'
import { every } from '../every.ts'
import { cleanQuestion } from './clean-question.ts'

/** Counts a search that found nothing. Nothing is kept of who asked, nor when each of them did. */
export const countMissedSearch = (text: string) => {
  const question = cleanQuestion(text)
  const counts = waiting()
  if (question && (counts.has(question) || counts.size < MOST_WAITING))
    counts.set(question, (counts.get(question) ?? 0) + 1)
}

/** Saves what this process has counted, and once more at its end. */
export const startSavingMissedSearches = () => {
  const saving = every(saveMissedSearches, {
    everyMs: 5_000,
    failed: 'Searches that found nothing could not be saved, and wait:',
    restAfterFailure: 6,
  })
  return { stop: () => saving.stop().then(saveMissedSearches) }
}

export const saveMissedSearches = async (): Promise<void> => {
  const counts = waiting()
  if (counts.size === 0) return
  const rows = [...counts].map(([question, count]) => ({ question, count })).sort(byQuestion)
  counts.clear()
  try {
    await transaction(async tx => {
      await tx.run(SAVE, [JSON.stringify(rows)])
      await tx.run(DROP, [MOST_OFTEN, NEWEST])
    })
  } catch (error) {
    for (const { question, count } of rows) counts.set(question, (counts.get(question) ?? 0) + count)
    throw error
  }
}

// One order of all processes, so that none waits for another in a circle.
const byQuestion = (a: { question: string }, b: { question: string }) => (a.question < b.question ? -1 : 1)

// Until they are saved, a few seconds later.
const MOST_WAITING = 1_000

// Questions that nobody repeats push out each other, and never those that many ask.
const MOST_OFTEN = 4_000
const NEWEST = 1_000

const waiting = () => processWide('missed searches', () => new Map<string, number>())

const SAVE = `insert into missed_searches as m (question, count, last_at)
  select question, count, now() from json_to_recordset($1::json) as r (question text, count integer)
  on conflict (question) do update set count = least(m.count::bigint + excluded.count, 2147483647)::int, last_at = now()`

const DROP = `delete from missed_searches where (select count(*) from missed_searches) > $1::int + $2::int
  and question not in (
    (select question from missed_searches order by count desc, last_at desc limit $1)
    union all (select question from missed_searches order by last_at desc limit $2))`
