import { readFileSync } from 'node:fs'
import { builtFileOf } from '../next-internals.mjs'
import { STYLESHEETS } from '../next-internals.ts'
import { readStylesheet, type Stylesheet } from './page-styles.ts'
import { namesIn } from './selector-names.ts'

/** A page that paints with the styles that stand in it, and the stylesheets that it named before. */
export type StyledPage = { html: string; stylesheets: string[] }

/**
 * Puts the rules that a page's own elements ask for into the page. The stylesheets are whole and come later, since only
 * what scripts add can need more of them; without script they come at the page's end.
 */
export function inlineStyles(html: string, read = readBuiltStylesheet): StyledPage {
  const urls = [...html.matchAll(STYLESHEETS)].map(([, url = '']) => url)
  const sheets = urls.map(read)
  if (!urls.length || !sheets.every(sheet => sheet !== undefined)) return { html, stylesheets: [] }
  const names = namesIn(html.replace(SCRIPT, ''))
  for (const name of MADE_BY_SCRIPTS) names.add(name)
  const css = sheets.map(sheet => sheet.partFor(names)).join('')
  return {
    html: html
      .replace(STYLESHEETS, '')
      .replace('</head>', () => `${STYLE_TAG}${css}</style></head>`)
      .replace('</body>', () => `<noscript>${urls.map(linkTo).join('')}</noscript></body>`),
    stylesheets: urls,
  }
}

/** Adds the whole stylesheets to a page in the browser; the framework takes them for its own. */
export const loadStylesheets = (urls: readonly string[]) =>
  `${JSON.stringify(urls)}.forEach(function(u){var l=document.createElement("link");l.rel="stylesheet";l.href=u;l.dataset.precedence="next";document.head.append(l)})`

/** What the first press on a page may show before any stylesheet has come. */
const MADE_BY_SCRIPTS = ['.count', '.toast', '.link', '.text-sm', '.font-medium', '.flex-1', '.border-danger']

// The framework passes over a style with this attribute when it looks for the one of the theme, and puts later sheets
// behind it.
const STYLE_TAG = '<style data-precedence="next" data-href="page">'

const SCRIPT = /<script[\s\S]*?<\/script>/g
const linkTo = (url: string) => `<link rel="stylesheet" href="${url}"/>`

const known = new Map<string, Stylesheet>()

function readBuiltStylesheet(url: string): Stylesheet | undefined {
  const found = known.get(url)
  if (found) return found
  try {
    const sheet = readStylesheet(readFileSync(builtFileOf(url), 'utf8'), url)
    known.set(url, sheet)
    return sheet
  } catch (error) {
    // Such a page keeps its links.
    console.error(`${url} could not be read:`, error)
    return undefined
  }
}
