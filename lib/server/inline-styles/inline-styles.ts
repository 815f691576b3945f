import { readFileSync } from 'node:fs'
import { builtFileOf } from '../next-internals.mjs'
import { STYLESHEETS } from '../next-internals.ts'
import { readStylesheets, type Stylesheet } from './page-styles.ts'
import { namesIn } from './selector-names.ts'

/**
 * Puts the rules that a page's own elements ask for into the page. The stylesheets are whole and come later, since only
 * what scripts add can need more of them: the page's script adds them (`lib/browser/inline/load-stylesheets.ts`), and
 * without script they come at the page's end.
 */
export function inlineStyles(html: string, read = readBuiltStylesheets): string {
  const urls = [...html.matchAll(STYLESHEETS)].map(([, url = '']) => url)
  const sheets = urls.length ? read(urls) : undefined
  if (!sheets) return html
  const names = namesIn(html.replace(SCRIPT, ''))
  for (const name of MADE_BY_SCRIPTS) names.add(name)
  if (names.has('#choice')) names.add('.chip')
  const css = sheets.partFor(names)
  return html
    .replace(STYLESHEETS, '')
    .replace('</head>', () => `${styleTag(urls)}${css}</style></head>`)
    .replace('</body>', () => `<noscript>${urls.map(linkTo).join('')}</noscript></body>`)
}

/** What the first response (`lib/browser/inline`) may show before any stylesheet has come; chips only in its dialog. */
const MADE_BY_SCRIPTS = [
  ...['.count', '.sr-only', '.toast', '.border-danger', '.link'],
  ...['a', 'img', 'input', 'label', 'p', 'span'],
]

// The framework passes over a style with this attribute when it looks for the one of the theme, and puts later sheets
// behind it.
const styleTag = (urls: readonly string[]) =>
  `<style data-precedence="next" data-href="page" data-whole="${urls.join(' ')}">`

const SCRIPT = /<script[\s\S]*?<\/script>/g
const linkTo = (url: string) => `<link rel="stylesheet" href="${url}"/>`

const known = new Map<string, Stylesheet>()

function readBuiltStylesheets(urls: readonly string[]): Stylesheet | undefined {
  const name = urls.join(' ')
  const found = known.get(name)
  if (found) return found
  try {
    const sheets = readStylesheets(urls.map(url => ({ url, css: readFileSync(builtFileOf(url), 'utf8') })))
    known.set(name, sheets)
    return sheets
  } catch (error) {
    // Such a page keeps its links.
    console.error(`${name} could not be read:`, error)
    return undefined
  }
}
