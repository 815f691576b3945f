import { richText } from '#lib/contract/rich-text.ts'
import { escapeHtml } from '#lib/rules/escape-html.ts'
import { safeLink } from '#lib/rules/safe-link.ts'

/** A text in Markdown by its headings: what stands before the first one, and each of the second level with what follows. */
export type MarkdownText = { lead: string; sections: { title: string; html: string }[] }

/**
 * The part of Markdown that a policy needs: headings, paragraphs, lists, **bold**, *italic* and links. Everything else is
 * text: HTML in it is shown as it was typed. The result passes the allow-list besides (Rule 6).
 */
export const readMarkdown = (text: string, names: Record<string, string> = {}): MarkdownText => {
  const [lead = '', ...parts] = text
    .replace(/\r\n?/g, '\n')
    .replace(/^#[ \t]+.*$/m, '')
    .split(/^##[ \t]+/m)
  return {
    lead: blocks(lead, names),
    sections: parts.map(part => {
      const [title = '', ...rest] = part.split('\n')
      return { title: filled(title.trim(), names), html: blocks(rest.join('\n'), names) }
    }),
  }
}

const blocks = (text: string, names: Record<string, string>) =>
  richText(
    apart(text)
      .split(/\n\s*\n/)
      .map(block => block.trim())
      .filter(Boolean)
      .map(block => blockHtml(block, names))
      .join(''),
  )

// People leave no line empty below a heading, or between a sentence and the list that it announces.
const apart = (text: string) => {
  let isList = false
  const lines = text.split('\n').map(line => {
    const begins = ENTRY.test(line) && !isList
    isList = line.trim() !== '' && (isList || begins)
    return begins ? `\n${line}` : /^#{3,6}[ \t]/.test(line) ? `\n${line}\n` : line
  })
  return lines.join('\n')
}

const ENTRY = /^[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t]/

const blockHtml = (block: string, names: Record<string, string>) => {
  const words = (line: string) => inline(line, names)
  const heading = /^#{3,6}[ \t]+(.+)$/.exec(block)
  if (heading) return `<h3>${words(heading[1] ?? '')}</h3>`
  for (const [tag, mark] of LISTS)
    if (mark.test(block)) {
      const entries = block.split(/\n(?=[ \t]*(?:[-*+]|\d{1,3}[.)])[ \t])/)
      return `<${tag}>${entries.map(entry => `<li>${words(entry.trim().replace(mark, ''))}</li>`).join('')}</${tag}>`
    }
  return `<p>${words(block)}</p>`
}

const LISTS = [
  ['ul', /^[-*+][ \t]+/],
  ['ol', /^\d{1,3}[.)][ \t]+/],
] as const

// Words only: a name like {shop} is put in at last, so that what it holds is never read as Markdown.
const inline = (text: string, names: Record<string, string>) =>
  filled(
    escapeHtml(text.replace(/[ \t]*\n[ \t]*/g, ' '))
      .replace(/\[([^[\]]{1,500})\]\(([^()\s]{1,2000})\)/g, (whole, words, address) => {
        const href = safeLink(address.split(AMPERSAND).join('&'))
        return href ? `<a href="${escapeHtml(href)}">${words}</a>` : whole
      })
      .replace(/\*\*([^*]{1,2000})\*\*/g, '<strong>$1</strong>')
      .replace(/\*([^*\s][^*]{0,2000})\*/g, '<em>$1</em>'),
    Object.fromEntries(Object.entries(names).map(([name, value]) => [name, escapeHtml(value)])),
  )

const AMPERSAND = escapeHtml('&')

const filled = (text: string, names: Record<string, string>) =>
  text.replace(/\{(\w{1,20})\}/g, (whole, name) => names[name] ?? whole)

/** Blanks of the texts to start from that nobody filled in yet, like [YOUR ADDRESS]. */
export const blanksIn = (text: string): string[] => [
  ...new Set(text.match(/\[(?=[^\]]*[A-Z]{3})[A-Z][A-Z0-9 ,’'/-]{2,60}\](?!\()/g) ?? []),
]
