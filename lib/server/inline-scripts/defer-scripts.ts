import { ASYNC_SCRIPTS, NO_MODULE_SCRIPTS, SCRIPT_PRELOADS } from '../next-internals.ts'
import { CHOOSE } from './choose.ts'
import { DEFER_IMAGES } from './defer-images.ts'
import { FIRST_RESPONSE } from './first-response.ts'

/** Off: the framework's scripts are fetched beside the page, as Next writes them. */
export const DEFER_SCRIPTS = true

// Where cards ask for a size or colour: components/catalogue/add-choice.tsx.
const CHOICE = /<dialog id="choice"/

/**
 * A page that paints before it fetches any script. The first response fetches them, after what was pressed is answered or
 * when the phone has nothing else to do.
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
        .replace(
          '</body>',
          () => `<script>${CHOICE.test(quiet) ? `${CHOOSE};` : ''}${FIRST_RESPONSE}</script></body>`,
        )
}
