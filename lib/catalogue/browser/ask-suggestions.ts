import type { Suggestion } from '#lib/contract/catalogue-schemas.ts'
import { safeLink } from '#lib/rules/safe-link.ts'

const MOST_KEPT = 30
const SHORTEST_TYPED = 2

const kept = new Map<string, readonly Suggestion[]>()

/** What to suggest for a beginning; the last few answers are remembered. None rather than an error: it is a courtesy. */
export async function askSuggestions(typed: string): Promise<readonly Suggestion[]> {
  const asked = asAsked(typed)
  if (asked.length < SHORTEST_TYPED) return []
  const found = kept.get(asked) ?? (await fetched(asked))
  if (!found) return []
  kept.delete(asked)
  kept.set(asked, found)
  const oldest = kept.keys().next().value
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return found
}

const asAsked = (typed: string) => typed.toLowerCase().replace(/\s+/g, ' ').trimStart().slice(0, 100)

async function fetched(q: string): Promise<readonly Suggestion[] | undefined> {
  try {
    const { askBeginning } = await import('./ask-catalogue.ts')
    const told = (await askBeginning(q)) as Suggestion[]
    return told.filter(({ href }) => safeLink(href)?.startsWith('/'))
  } catch {
    return undefined
  }
}
