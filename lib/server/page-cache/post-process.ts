import { SAME_PRESS } from '../inline-scripts/compiled.ts'
import { DEFER_SCRIPTS, deferScripts } from '../inline-scripts/defer-scripts.ts'
import { isNotFoundKey, type NextPage, pathOfKey } from '../next-internals.ts'
import { personalRoute } from '../render/template-paths.ts'
import { policy } from '../security-policy/policy.ts'
import { routeSources } from '../security-policy/route-sources.ts'
import { hashInlineScripts, joinInlineScripts } from '../security-policy/script-hashes.ts'
import { dataWithoutNonce, keepOwnScripts } from '../security-policy/script-nonce.ts'

/** The browser may keep it and must ask each time, so that no price outlives a change. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

// Where the page may ask for the pixel (components/shell/pixel.tsx); text and data hold no such quotes.
const PIXEL_MARK = 'data-pixel="facebook"'

/**
 * Next passes here each static page that it has rendered, before anyone gets it. Its own scripts, which carry the nonce,
 * are held back and allowed; what else is a script, having come with a text, is taken out.
 */
export function postProcess(key: string, page: NextPage, nonce: string | undefined) {
  // Dressed already: Next hands back an old page when it could not make a new one.
  if (page.headers?.['content-security-policy']) return
  const joined = joinInlineScripts(keepOwnScripts(page.html, nonce))
  page.rscData &&= dataWithoutNonce(page.rscData, nonce)
  for (const [name, data] of page.segmentData ?? [])
    page.segmentData?.set(name, dataWithoutNonce(data, nonce))
  const personal = personalRoute(pathOfKey(key))
  page.html = personal ? refuseDoublePresses(joined) : DEFER_SCRIPTS ? deferScripts(joined) : joined
  page.headers = {
    ...page.headers,
    'content-security-policy': policy({
      scripts: hashInlineScripts(page.html),
      pixel: page.html.includes(PIXEL_MARK),
      ...(personal && routeSources(personal)),
    }),
    // Next has given its own not-found page a header of its own, and would send both.
    ...(isNotFoundKey(key) ? {} : { 'cache-control': CACHE_CONTROL }),
  }
}

const refuseDoublePresses = (html: string) =>
  html.replace('</body>', () => `<script>${SAME_PRESS}</script></body>`)
