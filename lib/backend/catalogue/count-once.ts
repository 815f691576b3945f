import 'server-only'

// Counting is the dear half of a page, and page 2 asks the same as page 1: a count is kept for a few seconds.
const KEEP_MS = 5_000
const MOST = 500

type Kept = { until: number; answer: Promise<unknown> }
const kept = new Map<string, Kept>()

export const countOnce = <Answer>(
  key: string,
  count: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> => {
  const found = kept.get(key)
  if (found && found.until > now) return found.answer as Promise<Answer>
  const answer = count()
  kept.delete(key)
  kept.set(key, { until: now + KEEP_MS, answer })
  answer.catch(() => kept.delete(key))
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
  return answer
}
