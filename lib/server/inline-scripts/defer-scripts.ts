import { ASYNC_SCRIPTS, NO_MODULE_SCRIPTS, SCRIPT_PRELOADS } from '../next-internals.ts'
import { CHOOSE, DEFER_IMAGES, FIRST_RESPONSE, PIN_FORM } from './compiled.ts'

/** Off: the framework's scripts are fetched beside the page, as Next writes them. */
export const DEFER_SCRIPTS = true

/**
 * A page that paints before it fetches any script. The first response fetches them, after what was pressed is answered or
 * a while after the page has loaded.
 */
export function deferScripts(html: string): string {
  const quiet = html
    .replace(SCRIPT_PRELOADS, '')
    .replace(NO_MODULE_SCRIPTS, '')
    .replace(ASYNC_SCRIPTS, '<script type="text/plain" data-later="$1"></script>')
  return quiet === html
    ? html
    : quiet
        .replace('</head>', () => `<script>${DEFER_IMAGES}</script></head>`)
        .replace('</body>', () => `<script>${firstResponseFor(quiet)}</script></body>`)
}

/**
 * What answers presses in such a page; where cards ask for a size or colour (components/catalogue/add-choice-dialog.tsx) or
 * the page for a PIN code (components/delivery/pin-form.tsx), that too.
 */
const firstResponseFor = (html: string) =>
  [
    ...(html.includes('<dialog id="choice"') ? [CHOOSE] : []),
    ...(html.includes(' data-pin-form') ? [PIN_FORM] : []),
    FIRST_RESPONSE,
  ].join(';')
