import 'server-only'
import { codeToken, fold, wordsOf } from './words.ts'

/** Texts by how much a word in them says about the product, and its codes. */
type Texts = { A: string; B: string; C: string; D: string; asin: string; codes?: string[] }

/** A product's words as a tsvector literal: made of letters and digits only, so nothing needs escaping. */
export const documentOf = ({ asin, codes = [], ...texts }: Texts) => {
  const places = new Map<string, string[]>()
  let place = 0
  for (const code of [asin, ...codes].map(codeToken)) if (code) places.set(code, ['1A'])
  for (const [weight, text] of Object.entries(texts))
    for (const word of [...wordsOf(text), ...joined(text)]) {
      const at = places.get(word) ?? []
      if (at.length < 8) at.push(`${Math.min(++place, 16_000)}${weight}`)
      places.set(word, at)
    }
  return [...places].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

// A T-shirt is also looked for as a tshirt.
const joined = (text: string) =>
  text.includes('-')
    ? (fold(text).match(/\p{L}+-\p{L}+/gu) ?? []).flatMap(pair => wordsOf(pair.replace('-', '')))
    : []
