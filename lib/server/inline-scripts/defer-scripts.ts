import { ASYNC_SCRIPTS, NO_MODULE_SCRIPTS, SCRIPT_PRELOADS } from '../next-internals.ts'
import { DEFER_IMAGES } from './defer-images.ts'
import { SAME_PRESS } from './double-press.ts'

/** Off: the framework's scripts are fetched beside the page, as Next writes them. */
export const DEFER_SCRIPTS = true

// Painted first, woken by the first touch, or when the page has loaded and the phone has nothing else to do. Under
// Save-Data only a touch wakes it. The press itself is answered by the browser: every control is a link or a form.
const LOADER = `(function(){var d=document,w=window,on=0,c=navigator.connection,e=["pointerdown","keydown","touchstart"];function go(){if(on)return;on=1;e.forEach(function(n){w.removeEventListener(n,go,true)});d.querySelectorAll("script[data-later]").forEach(function(o){var s=d.createElement("script");s.src=o.dataset.later;s.setAttribute("async","");o.replaceWith(s)})}e.forEach(function(n){w.addEventListener(n,go,{capture:true,passive:true})});if(c&&c.saveData)return;function idle(){setTimeout(function(){w.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):go()},1500)}d.readyState==="complete"?idle():w.addEventListener("load",idle)})()`

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
        .replace('</body>', () => `<script>${LOADER};${SAME_PRESS}</script></body>`)
}
