import { createHash, randomBytes } from 'node:crypto'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { inPageData } from '../next-internals.ts'

/** A page with placeholders, split for values: its inline scripts, and the pieces between them. */
export type PageTemplate = { policy: string; pieces: readonly string[] }

/** What fills it. `main` and `head` are HTML, the others text. */
export type TemplateValues = {
  title: string
  description: string
  /** A path of ours, without its leading slash. */
  canonical: string
  term: string
  main: string
  head: string
}

// No text that stands in the template can name a placeholder, since nobody else knows this word.
const WORD = processWide('placeholder', () => `__${randomBytes(8).toString('hex')}_`)

/** How a placeholder reads in the template: a word that an address may hold too. */
export const placeholder = (name: keyof TemplateValues) => `${WORD}${name}__`

// How often a template has them: the list once, and never in its data; a text in the head, for sharing, in the data.
const TIMES: Record<keyof TemplateValues, number> = {
  ...{ main: 1, head: 0 },
  ...{ title: 8, description: 8, canonical: 8, term: 8 },
}
const PLACEHOLDER = new RegExp(`${WORD}(\\w+?)__`, 'g')
const SCRIPT = /(<script(?:\s[^>]*)?>[\s\S]*?<\/script>)/

export const parseTemplate = (html: string, policy: string): PageTemplate => ({
  policy,
  pieces: html.split(SCRIPT),
})

/** The page filled, with the policy that lets its own scripts run, which hold some of the values. */
export function fillTemplate(
  { policy, pieces }: PageTemplate,
  values: TemplateValues,
): { html: string; policy: string } {
  let allowed = policy
  const left = { ...TIMES }
  const takes = (name: string) => name in left && left[name as keyof TemplateValues]-- > 0
  const html = pieces.map(piece => {
    if (!piece.includes(WORD)) return piece
    if (!piece.startsWith('<script'))
      return piece.replace(PLACEHOLDER, (_, name) => (takes(name) ? inHtml(values, name) : ''))
    const filled = piece.replace(PLACEHOLDER, (_, name) =>
      name !== 'main' && takes(name) ? inScript(values, name) : '',
    )
    allowed = allowed.replace(hashOf(piece), hashOf(filled))
    return filled
  })
  return { html: html.join('').replace('</head>', () => `${values.head}</head>`), policy: allowed }
}

const inHtml = (values: TemplateValues, name: string) => {
  const text = values[name as keyof TemplateValues]
  return name === 'main' ? text : escapeHtml(text)
}

const inScript = (values: TemplateValues, name: string) => inPageData(values[name as keyof TemplateValues])

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256')
    .update(script.slice(script.indexOf('>') + 1, -'</script>'.length))
    .digest('base64')}'`
