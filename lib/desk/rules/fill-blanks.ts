import { blanksIn } from '#lib/shop/rules/markdown.ts'

/** What the field of a blank like [YOUR ADDRESS] is called in its form. */
export const blankField = (blank: string) => `blank-${blank.slice(1, -1)}`

/** The text with each blank filled in of which something is known; the others stay. */
export const fillBlanks = (text: string, known: (blank: string) => string | undefined) =>
  blanksIn(text).reduce((filled, blank) => {
    const words = known(blank)?.trim()
    return words ? filled.replaceAll(blank, () => words) : filled
  }, text)
