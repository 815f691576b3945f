import type { listMissedSearches } from '#lib/backend/missed-searches/list-missed-searches.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { allFound, findsNow, moreSearches, searchedInVain, searchesTitle } from '#messages/searches.ts'

/** As many are shown. */
export const SEARCHES_SHOWN = 100

type Missed = Awaited<ReturnType<typeof listMissedSearches>>

/** What shoppers looked for and did not find, for a screen. */
export const searchesInWords = ({ all, first }: Missed): string[] => {
  if (first.length === 0) return [allFound]
  const width = String(first[0]?.count ?? 0).length
  const lines = first.map(({ question, count, last, isFound }) =>
    searchedInVain(String(count).padStart(width), momentInIndia(last), question, isFound ? findsNow : ''),
  )
  return [searchesTitle, ...lines, ...(all > first.length ? [moreSearches(all - first.length)] : [])]
}
