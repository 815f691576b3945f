import { routes } from '../routes.ts'

const LONGEST = 200

/** The address of a search's results; of any text, the empty one included. */
export function searchPath(typed: string): string {
  const term = typed.toWellFormed().trim().slice(0, LONGEST).toWellFormed()
  const base = routes.search.path.replace('/:term', '')
  // A lone dot would be taken for a folder.
  return /^\.{0,2}$/.test(term) ? base : `${base}/${encodeURIComponent(term)}`
}

/** The term of a results page's address, however it was escaped. */
export function termOf(segment: string): string {
  try {
    return decodeURIComponent(segment).trim().slice(0, LONGEST)
  } catch {
    return segment.trim().slice(0, LONGEST)
  }
}
