import { escapeHtml } from '#lib/rules/escape-html.ts'
import { FIRST_RESPONSE, LOAD_STYLESHEETS } from '../inline-scripts/compiled.ts'
import { DEFER_SCRIPTS, deferScripts } from '../inline-scripts/defer-scripts.ts'
import { inlineStyles } from '../inline-styles/inline-styles.ts'
import { isNotFoundKey, type NextPage, pathOfKey } from '../next-internals.ts'
import { personalRoute } from '../render/template-paths.ts'
import { policy } from '../security-policy/policy.ts'
import { routeSources } from '../security-policy/route-sources.ts'
import { hashHeadStyles, hashInlineScripts, joinInlineScripts } from '../security-policy/script-hashes.ts'
import { dataWithoutNonce, keepOwnScripts } from '../security-policy/script-nonce.ts'
import { type PageScript, packPageScript, pageScriptUrl, takePageScript } from './page-script.ts'
import { pathToBeKept } from './pages.ts'

/** The browser may keep it and must ask each time, so that no price outlives a change. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

// Where the page may ask for the pixel (components/shell/pixel.tsx); text and data hold no such quotes.
const PIXEL_MARK = 'data-pixel="facebook"'

/**
 * Next passes here each static page that it has rendered, before anyone gets it. Its own scripts, which carry the nonce,
 * are held back and allowed; what else is a script, having come with a text, is taken out. The styles of a page that is
 * kept stand in it, and what its script starts from is given back, to be kept beside it.
 */
export function postProcess(key: string, page: NextPage, nonce: string | undefined): PageScript | undefined {
  // Dressed already: Next hands back an old page when it could not make a new one.
  if (page.headers?.['content-security-policy']) return undefined
  page.html = keepOwnScripts(page.html, nonce)
  page.rscData &&= dataWithoutNonce(page.rscData, nonce)
  for (const [name, data] of page.segmentData ?? [])
    page.segmentData?.set(name, dataWithoutNonce(data, nonce))
  const path = pathToBeKept(key, page)
  const script = path === undefined ? undefined : makeReadyToPaint(page, path)
  const joined = joinInlineScripts(page.html)
  const personal = personalRoute(pathOfKey(key))
  page.html = personal ? answerPresses(joined) : DEFER_SCRIPTS ? deferScripts(joined) : joined
  page.headers = {
    ...page.headers,
    'content-security-policy': policy({
      scripts: hashInlineScripts(page.html),
      // The script of a payment provider may add styles of its own.
      styles: personal ? undefined : hashHeadStyles(page.html),
      pixel: page.html.includes(PIXEL_MARK),
      ...(personal && routeSources(personal)),
    }),
    // Next has given its own not-found page a header of its own, and would send both.
    ...(isNotFoundKey(key) ? {} : { 'cache-control': CACHE_CONTROL }),
  }
  return script
}

const answerPresses = (html: string) =>
  html.replace('</body>', () => `<script>${FIRST_RESPONSE}</script></body>`)

/** Its first paint waits for nothing but the page itself: styles come in, and the script's data go out. */
function makeReadyToPaint(page: NextPage, path: string): PageScript | undefined {
  const taken = takePageScript(page.html)
  if (!taken) return undefined
  const script = packPageScript(`${LOAD_STYLESHEETS};\n${taken.text}`)
  const url = escapeHtml(pageScriptUrl(script.hash, path))
  // The first of them all: the others need what it brings.
  page.html = inlineStyles(taken.html).replace('<head>', () => `<head>${scriptTag(url)}`)
  return script
}

const scriptTag = (url: string) =>
  DEFER_SCRIPTS
    ? `<script type="text/plain" data-later="${url}"></script>`
    : `<script src="${url}" async=""></script>`
