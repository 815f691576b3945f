import { counted } from './counted.ts'

// npm run catalogue -- searches
export const searchesTitle = 'Searched for and not found in the last 90 days: how often, last when, what'
export const searchedInVain = (count: string, last: string, question: string, note: string) =>
  `${count}  ${last}  “${question}”${note}`
export const findsNow = ', which finds something now'
export const moreSearches = (more: number) =>
  `… and ${counted(more, 'other')} that were searched for less often`
export const allFound = 'No search is known of the last 90 days that found nothing.'
