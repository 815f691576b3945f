import 'server-only'

/** A text as search compares it: words in lower case, without accents and nuktas, in the singular. */
export const wordsOf = (text: string, most = 400) => {
  const words = fold(text).match(isPlain(text) ? PLAIN_WORD : WORD) ?? []
  return words.slice(0, most).map(word => singular(word.slice(0, 40).replaceAll(NUKTA, '')))
}

/** Lower case, and a Latin letter without its accent; other scripts keep their signs. */
export const fold = (text: string) =>
  // Most text needs no table of Unicode, and an import folds a million of them.
  isPlain(text)
    ? text.toLowerCase().replaceAll("'", '').replaceAll('\0', '')
    : text
        .normalize('NFKD')
        .replace(/['’ʼ]|[\u0300-\u036f]|\u200c|\u200d/g, '')
        .replaceAll('\0', '')
        .toLowerCase()

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isPlain = (text: string) => /^[\x00-\x7f]*$/.test(text)
const PLAIN_WORD = /[a-z0-9]+/g
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu

// The dot that makes another letter of ड or ज: half of all who write leave it out.
const NUKTA = '\u093c'

// Enough of English for names of things; what it gets wrong, prefix and likeness make good.
const singular = (word: string) => {
  if (word.length < 4 || !word.endsWith('s') || !/^[a-z]+s$/.test(word) || /(ss|us)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** A code's word begins so, that no other may be its equal. */
export const CODE = '0asin'

/** A product's code as one word, whatever stands between its parts. */
export const codeToken = (asin: string) => {
  const letters = (fold(asin).match(/[\p{L}\p{N}]/gu) ?? []).join('')
  return letters && CODE + letters.slice(0, 64)
}

/** Whether a text can be meant by its code: it has a figure or a stroke, and no space. */
export const mayBeCode = (text: string) => /[\d-]/.test(text) && !/\s/.test(text.trim())
