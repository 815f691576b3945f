const MOST = 30

/** "Asha V.": the first name and the initial of the last one. */
export function raterName(first: string, last: string): string {
  const words = `${first} ${last}`.trim().split(/\s+/).filter(Boolean)
  const [name = '', ...more] = words
  const [initial = ''] = letters(more.at(-1) ?? '')
  return [letters(name).slice(0, MOST).join(''), initial && `${initial.toUpperCase()}.`]
    .filter(Boolean)
    .join(' ')
}

// A letter of an Indian script may be several signs.
const letters = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment)
