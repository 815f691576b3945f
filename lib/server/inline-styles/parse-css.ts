/** A stylesheet as a tree: rules with their selectors, groups of rules (`@media`, `@layer`), and all else. */
export type StyleNode =
  | { kind: 'rule'; selectors: string[]; body: string }
  | { kind: 'group'; head: string; inside: StyleNode[] }
  | { kind: 'other'; text: string }

/** Reads minified CSS, as a build writes it. */
export function parseStylesheet(css: string): StyleNode[] {
  const nodes: StyleNode[] = []
  for (let at = 0; at < css.length; ) {
    const { end, opens } = headEnd(css, at)
    const head = css.slice(at, end).trim()
    if (!opens) {
      if (head) nodes.push({ kind: 'other', text: `${head};` })
      at = end + 1
      continue
    }
    const close = blockEnd(css, end)
    if (head) nodes.push(nodeOf(head, css.slice(end + 1, close)))
    at = close + 1
  }
  return nodes
}

/** The parts of a text between commas that stand in no brackets and no quotes. */
export function splitAtCommas(text: string): string[] {
  const parts: string[] = []
  let from = 0
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    at = afterQuoted(text, at)
    const sign = text[at]
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    else if (sign === ',' && depth === 0) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map(part => part.trim())
}

const GROUP = /^@(media|layer|supports|container)\b/

function nodeOf(head: string, body: string): StyleNode {
  if (GROUP.test(head)) return { kind: 'group', head, inside: parseStylesheet(body) }
  if (head.startsWith('@')) return { kind: 'other', text: `${head}{${body}}` }
  return { kind: 'rule', selectors: splitAtCommas(head), body }
}

/** Where a selector or an at-rule's words end: at the block that they open, or at a semicolon. */
function headEnd(css: string, from: number) {
  for (let at = from; at < css.length; at++) {
    at = afterQuoted(css, at)
    if (css[at] === '{') return { end: at, opens: true }
    if (css[at] === ';' || css[at] === '}') return { end: at, opens: false }
  }
  return { end: css.length, opens: false }
}

function blockEnd(css: string, open: number) {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    at = afterQuoted(css, at)
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

/** The place of the closing quote or of the comment's end where one begins here; else this place. */
function afterQuoted(text: string, at: number): number {
  const sign = text[at]
  if (sign === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2)
    return end < 0 ? text.length : end + 1
  }
  if (sign === '\\') return at + 1
  if (sign !== '"' && sign !== "'") return at
  for (let next = at + 1; next < text.length; next++) {
    if (text[next] === '\\') next++
    else if (text[next] === sign) return next
  }
  return text.length
}
