import { LONGEST_TERM } from '#lib/constants.ts'
import { paths } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'

/** The address of a search's results; of any text, the empty one included. */
export function searchPath(typed: string): string {
  const term = bounded(typed)
  const base = routes.search.path.replace('/:term', '')
  // A lone dot would be taken for a folder.
  return /^\.{0,2}$/.test(term) ? base : `${base}/${encodeURIComponent(term)}`
}

/** The term of a results page's address, however it was escaped. */
export function termOf(segment: string): string {
  try {
    return decodeURIComponent(segment).trim().slice(0, LONGEST_TERM)
  } catch {
    return segment.trim().slice(0, LONGEST_TERM)
  }
}

/** Where a search without results leads; the term goes with it. */
export function missedPath(typed: string): string {
  const term = bounded(typed)
  return term ? `${paths.productNotFound}?${new URLSearchParams({ q: term })}` : paths.productNotFound
}

export const missedTermOf = (query: URLSearchParams) => bounded(query.get('q') ?? '')

// A pair of surrogates may have been cut in two.
const bounded = (text: string) => text.toWellFormed().trim().slice(0, LONGEST_TERM).toWellFormed()
