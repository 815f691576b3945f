import 'server-only'

/** A text as search compares it: words in lower case, without accents, in the singular. */
export const wordsOf = (text: string, most = 400) =>
  (fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [])
    .slice(0, most)
    .map(word => singular(word.slice(0, 40)))

/** Lower case, and a Latin letter without its accent; other scripts keep their signs. */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/['’ʼ]|[\u0300-\u036f]|\u200c|\u200d/g, '')
    .replaceAll('\0', '')
    .toLowerCase()

// Enough of English for names of things; what it gets wrong, prefix and likeness make good.
const singular = (word: string) => {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** A code's word begins so, that no other may be its equal. */
export const CODE = '0asin'

/** A product's code as one word, whatever stands between its parts. */
export const codeOf = (asin: string) => {
  const letters = (fold(asin).match(/[\p{L}\p{N}]/gu) ?? []).join('')
  return letters && CODE + letters.slice(0, 64)
}
