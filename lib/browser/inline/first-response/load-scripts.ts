import { make } from './elements.ts'
import { IDLE_AFTER_MS, IDLE_WITHIN_MS } from './limits.ts'
import { afterFrame } from './tabs.ts'

const SIGNS = ['click', 'keydown', 'pointercancel']

/**
 * Loads the framework's scripts after what was pressed has been answered, or when the page has loaded and the phone has
 * nothing else to do. Under Save-Data only a press loads them.
 */
export function loadScripts() {
  for (const name of SIGNS) addEventListener(name, () => afterFrame(load), { capture: true, once: true })
  if ((navigator as WithConnection).connection?.saveData) return
  addEventListener('load', () =>
    setTimeout(
      () => (window.requestIdleCallback ?? setTimeout)(load, { timeout: IDLE_WITHIN_MS } as object & number),
      IDLE_AFTER_MS,
    ),
  )
}

function load() {
  for (const later of document.querySelectorAll<HTMLElement>('script[data-later]'))
    later.replaceWith(make('script', { src: later.dataset.later, async: true }))
}

type WithConnection = Navigator & { connection?: { saveData?: boolean } }
