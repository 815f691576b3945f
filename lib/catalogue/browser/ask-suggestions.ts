import type { Suggestion } from '#lib/contract/catalogue-schemas.ts'
import { safeLink } from '#lib/rules/safe-link.ts'

const MOST_CACHED = 30
const SHORTEST_TYPED = 2

const cached = new Map<string, readonly Suggestion[]>()

/** What to suggest for a beginning; the last few answers are remembered. None rather than an error: it is a courtesy. */
export async function askSuggestions(typed: string): Promise<readonly Suggestion[]> {
  const query = normalized(typed)
  if (query.length < SHORTEST_TYPED) return []
  const found = cached.get(query) ?? (await fetched(query))
  if (!found) return []
  cached.delete(query)
  cached.set(query, found)
  const oldest = cached.keys().next().value
  if (cached.size > MOST_CACHED && oldest !== undefined) cached.delete(oldest)
  return found
}

const normalized = (typed: string) => typed.toLowerCase().replace(/\s+/g, ' ').trimStart().slice(0, 100)

async function fetched(q: string): Promise<readonly Suggestion[] | undefined> {
  try {
    const { callSuggest } = await import('./ask-catalogue.ts')
    const suggestions = (await callSuggest(q)) as Suggestion[]
    return suggestions.filter(({ href }) => safeLink(href)?.startsWith('/'))
  } catch {
    return undefined
  }
}
