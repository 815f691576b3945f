import { ASYNC_SCRIPTS, NO_MODULE_SCRIPTS, SCRIPT_PRELOADS } from '../next-internals.ts'
import { DEFER_IMAGES, LOAD_SCRIPTS, SAME_PRESS } from './compiled.ts'

/** Off: the framework's scripts are fetched beside the page, as Next writes them. */
export const DEFER_SCRIPTS = true

/** A page that paints before it fetches any script. */
export function deferScripts(html: string): string {
  const quiet = html
    .replace(SCRIPT_PRELOADS, '')
    .replace(NO_MODULE_SCRIPTS, '')
    .replace(ASYNC_SCRIPTS, '<script type="text/plain" data-later="$1"></script>')
  return quiet === html
    ? html
    : quiet
        .replace('</head>', () => `<script>${DEFER_IMAGES}</script></head>`)
        .replace('</body>', () => `<script>${LOAD_SCRIPTS};${SAME_PRESS}</script></body>`)
}
