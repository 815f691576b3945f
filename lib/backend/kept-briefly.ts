import 'server-only'

// Counting is the dear half of a page, and page 2 asks the same as page 1.
const KEEP_MS = 5_000
const MOST = 1_000

type Kept = { until: number; answer: Promise<unknown> }
const kept = new Map<string, Kept>()

/** An answer that may be a few seconds old; who asks the same meanwhile waits for the same. */
export const keptBriefly = <Answer>(
  key: string,
  ask: () => Promise<Answer>,
  now = Date.now(),
): Promise<Answer> => {
  const found = kept.get(key)
  if (found && found.until > now) return found.answer as Promise<Answer>
  const answer = ask()
  kept.delete(key)
  kept.set(key, { until: now + KEEP_MS, answer })
  answer.catch(() => kept.delete(key))
  if (kept.size > MOST) kept.delete(kept.keys().next().value as string)
  return answer
}
