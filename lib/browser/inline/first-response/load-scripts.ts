import { all, make } from './elements.ts'
import { SCRIPTS_AFTER_MS } from './limits.ts'
import { afterFrame } from './tabs.ts'

/**
 * Loads the framework's scripts after what was pressed has been answered, or a while after the page has loaded. Under
 * Save-Data only a press loads them.
 */
export function loadScripts() {
  for (const name of ['click', 'keydown', 'pointercancel'])
    addEventListener(name, () => afterFrame(load), true)
  if (!(navigator as WithConnection).connection?.saveData)
    addEventListener('load', () => setTimeout(load, SCRIPTS_AFTER_MS))
}

// What is made here is asynchronous. Where a copy of the shop has not what a page of another release names, the next one
// may: a press asks again.
function load() {
  for (const later of all('script[data-later]'))
    later.replaceWith(
      make('script', {
        src: later.dataset.later as string,
        onerror() {
          ;(this as unknown as Element).replaceWith(later)
        },
      }),
    )
}

type WithConnection = Navigator & { connection?: { saveData?: boolean } }
