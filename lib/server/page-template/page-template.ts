import { randomBytes } from 'node:crypto'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { inPageData } from '../next-internals.ts'
import { hashOf } from '../security-policy/script-hashes.ts'

/** A page with placeholders, split for values: its inline scripts, and the pieces between them. */
export type PageTemplate = { policy: string; pieces: readonly Piece[] }

/** What fills it. `main`, `part` and `head` are HTML, the others text. */
export type TemplateValues = {
  title: string
  description: string
  /** A path of ours, without its leading slash. */
  canonical: string
  term: string
  main: string
  head: string
  /** A part that the browser goes on with, and what it is made from, as JSON. */
  part?: string
  data?: string
}

// No text that stands in the template can name a placeholder, since nobody else knows this word.
const WORD = processWide('placeholder', () => `__${randomBytes(8).toString('hex')}_`)

type Name = keyof TemplateValues

/** How a placeholder reads in the template: a word that an address may hold too. */
export const placeholder = (name: Name) => `${WORD}${name}__`

/** Texts and, between each two of them, the name of a value. A script has the hash that the policy lists. */
type Piece = { texts: readonly string[]; names: readonly Name[]; hash?: string }

// How often a template has them: the list once, and never in its data; a text in the head, for sharing, in the data.
const TIMES: Record<Name, number> = {
  ...{ main: 1, part: 1, data: 1, head: 1 },
  ...{ title: 8, description: 8, canonical: 8, term: 8 },
}
const IN_HTML: readonly Name[] = ['main', 'part', 'head', 'title', 'description', 'canonical', 'term']
const IN_SCRIPT: readonly Name[] = ['data', 'title', 'description', 'canonical', 'term']
const MARKUP: readonly Name[] = ['main', 'part', 'head']
const PLACEHOLDER = new RegExp(`${WORD}(\\w+?)__`)
const SCRIPT = /(<script(?:\s[^>]*)?>[\s\S]*?<\/script>)/

export function parseTemplate(html: string, policy: string): PageTemplate {
  const left = { ...TIMES }
  const whole = html.replace('</head>', `${placeholder('head')}</head>`)
  return { policy, pieces: whole.split(SCRIPT).map(piece => parsePiece(piece, left)) }
}

function parsePiece(piece: string, left: Record<Name, number>): Piece {
  const isScript = piece.startsWith('<script')
  const allowed: readonly string[] = isScript ? IN_SCRIPT : IN_HTML
  const texts = ['']
  const names: Name[] = []
  piece.split(PLACEHOLDER).forEach((part, n) => {
    const isName = n % 2 === 1
    if (isName && !(allowed.includes(part) && left[part as Name]-- > 0)) return
    if (isName) {
      names.push(part as Name)
      texts.push('')
    } else texts.push(texts.pop() + part)
  })
  return { texts, names, ...(isScript && names.length > 0 && { hash: hashOfElement(piece) }) }
}

/** The page filled, with the policy that lets its own scripts run, which hold some of the values. */
export function fillTemplate(
  { policy, pieces }: PageTemplate,
  values: TemplateValues,
): { html: string; policy: string } {
  let allowed = policy
  const html = pieces.map(({ texts, names, hash }) => {
    const write = hash ? inScript : inHtml
    const filled = texts
      .map((text, n) => (n === 0 ? text : write(values, names[n - 1] as Name) + text))
      .join('')
    if (hash) allowed = allowed.replace(hash, hashOfElement(filled))
    return filled
  })
  return { html: html.join(''), policy: allowed }
}

const inHtml = (values: TemplateValues, name: Name) => {
  const text = values[name] ?? ''
  return MARKUP.includes(name) ? text : escapeHtml(text)
}

const inScript = (values: TemplateValues, name: Name) => inPageData(values[name] ?? '')

const hashOfElement = (script: string) => hashOf(script.slice(script.indexOf('>') + 1, -'</script>'.length))
