import { make } from './elements.ts'
import { afterFrame } from './tabs.ts'

const QUIET_MS = 1500

/** The page's script, after what was pressed has been answered; or when the phone has nothing else to do. */
function load() {
  for (const later of document.querySelectorAll<HTMLElement>('script[data-later]'))
    later.replaceWith(make('script', { src: later.dataset.later, async: true }))
}

for (const name of ['click', 'keydown', 'pointercancel'])
  addEventListener(name, () => afterFrame(load), { capture: true, once: true })

const isFrugal = (navigator as { connection?: { saveData: boolean } }).connection?.saveData
if (!isFrugal)
  addEventListener('load', () => setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), QUIET_MS))
