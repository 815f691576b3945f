const TOUCHES = ['pointerdown', 'keydown', 'touchstart']
const IDLE_AFTER_MS = 1500
const IDLE_WITHIN_MS = 2000

/**
 * Loads the framework's scripts at the first touch, or when the page has loaded and the phone is idle. With Save-Data
 * only a touch loads them.
 */
export function loadScripts() {
  let isLoading = false
  const load = () => {
    if (isLoading) return
    isLoading = true
    for (const name of TOUCHES) removeEventListener(name, load, true)
    for (const placeholder of document.querySelectorAll<HTMLScriptElement>('script[data-later]')) {
      const script = document.createElement('script')
      script.src = placeholder.dataset.later as string
      script.setAttribute('async', '')
      placeholder.replaceWith(script)
    }
  }
  const loadWhenIdle = () =>
    setTimeout(
      () =>
        'requestIdleCallback' in window ? requestIdleCallback(load, { timeout: IDLE_WITHIN_MS }) : load(),
      IDLE_AFTER_MS,
    )

  for (const name of TOUCHES) addEventListener(name, load, { capture: true, passive: true })
  if ((navigator as WithConnection).connection?.saveData) return
  if (document.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle)
}

type WithConnection = Navigator & { connection?: { saveData?: boolean } }
