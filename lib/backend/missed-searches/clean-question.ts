import 'server-only'

const MOST_READ = 1_000
const LONGEST = 100
const GONE = ' … '

/**
 * A question without what may be somebody's: an e-mail address, a UPI id, a number of six figures or more however it is
 * grouped. '' where nothing is left that could be read.
 */
export const cleanQuestion = (text: string): string => {
  const cleaned = text
    .slice(0, MOST_READ)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    // One letter may become many.
    .slice(0, MOST_READ)
    .toWellFormed()
    .replace(/\p{C}/gu, '')
    .replace(ADDRESS, GONE)
    .replace(LONG_NUMBER, GONE)
    .replace(/(\s*…\s*)+/g, GONE)
    .replace(/\s+/g, ' ')
    .trim()
  const cut = Array.from(cleaned).slice(0, LONGEST).join('').trim()
  return /[\p{L}\p{N}]/u.test(cut) ? cut : ''
}

const ADDRESS = /[^\s@]*\s?@\s?[^\s@]*(\s?\.\s?\S+)?/gu
const LONG_NUMBER = /[+(]*\p{N}(?:[\s\p{P}\p{S}]*\p{N}){5,}/gu
