/**
 * Whether cleaning would leave this HTML as it is, at a twentieth of the cost of cleaning it: allowed tags without
 * attributes, each closed by itself, in places where no parser closes another one for it. A no may be wrong, a yes
 * never is.
 */
export const isCleanHtml = (html: string): boolean => {
  const open: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < html.length) {
    const [, end, name] = TOKEN.exec(html) ?? [undefined, undefined, '']
    if (name === undefined) continue
    if (end) {
      if (open.pop() !== name) return false
    } else {
      if (open.length === DEEPEST || !HOLDS.get(open.at(-1) ?? '')?.has(name)) return false
      open.push(name)
    }
  }
  return open.length === 0
}

// A tag, or text with the three entities that cleaning writes itself.
const TOKEN = /<(\/?)([a-z][a-z0-9]*)>|<br \/>|(?:[^<>&\0]|&(?:amp|lt|gt);)+/y

const DEEPEST = 20

const LETTERS = ['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'span']
const PARAGRAPHS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6']
const LISTS = ['ul', 'ol']

/** What may stand directly in which tag; in none of these places does a parser close a tag by itself. */
const HOLDS = new Map<string, Set<string>>()
const mayHold = (tags: string[], ...held: string[]) => {
  for (const tag of tags) HOLDS.set(tag, new Set(held))
}
mayHold(['', 'blockquote'], ...LETTERS, ...PARAGRAPHS, ...LISTS, 'dl', 'table', 'blockquote')
mayHold(['li', 'td', 'th'], ...LETTERS, ...LISTS, 'p')
mayHold([...LETTERS, ...PARAGRAPHS, 'dt', 'dd', 'caption'], ...LETTERS)
mayHold(LISTS, 'li')
mayHold(['dl'], 'dt', 'dd')
mayHold(['table'], 'caption', 'thead', 'tbody', 'tr')
mayHold(['thead', 'tbody'], 'tr')
mayHold(['tr'], 'th', 'td')
