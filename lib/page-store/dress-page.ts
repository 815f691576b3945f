import { HOLD_SCRIPTS, holdScripts } from './hold-scripts.ts'
import { hashInlineScripts, joinInlineScripts } from './inline-scripts.ts'
import type { NextPage } from './kept-page.ts'
import { policy } from './policy.ts'

/** The browser may keep it and must ask each time, so that no price outlives a change. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate'

// Where the page may ask for the pixel (components/shop/pixel-choice.tsx); text and data hold no such quotes.
const PIXEL_MARK = 'data-pixel="facebook"'

/** Next passes here each static page that it has rendered, before anyone gets it: its scripts held back, its policy set. */
export function dressPage(key: string, page: NextPage) {
  // Dressed already: Next hands back an old page when it could not make a new one.
  if (page.headers?.['content-security-policy']) return
  const joined = joinInlineScripts(page.html)
  page.html = HOLD_SCRIPTS ? holdScripts(joined) : joined
  page.headers = {
    ...page.headers,
    'content-security-policy': policy({
      scripts: hashInlineScripts(page.html),
      pixel: page.html.includes(PIXEL_MARK),
    }),
    // Next has given its own not-found page a header of its own, and would send both.
    ...(key.endsWith('/_not-found') ? {} : { 'cache-control': CACHE_CONTROL }),
  }
}
