// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g

/** A text as the import takes it: in one line, without control characters. */
export const inOneLine = (text: string) =>
  text.normalize('NFC').replace(CONTROL, '').replace(/\s+/g, ' ').trim()

/** A long text without control characters. */
export const inLines = (text: string) => text.normalize('NFC').replace(CONTROL, '').trim()

/** One of a list whose parts have | between them. */
export const asPart = (text: string) => inOneLine(text).replaceAll('|', '/')

/** The first so many characters, up to the end of a word where one is near. */
export const cutAtWord = (text: string, most: number) => {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1)
  const space = start.lastIndexOf(' ')
  // Half of a pair of surrogates is no character.
  const end = space > most * 0.7 ? start.slice(0, space) : start.replace(/[\ud800-\udbff]$/, '')
  return `${end.trimEnd()}…`
}
