import { SAME_PRESS_MS } from '#lib/constants.ts'

/** How long a form that the browser sends by itself is under way, if the page is not left before. */
const UNDER_WAY_MS = 8000
const ONCE = '[type=submit]:not([aria-pressed],.stepper *)'

let last: Element | undefined
let at = 0
let x = 0
let y = 0
let sending: Element | undefined

/**
 * A second press on the same button of a form within half a second is the first one, and so is each while the browser is
 * sending that form. Nor does a press count at the same place on what the first one has brought there (a dialog, the next
 * line): the finger meant what was there before. What is chosen or typed in between makes it another press. Steppers and
 * hearts count each (Rule 46).
 */
addEventListener(
  'click',
  event => {
    const control = (event.target as Element).closest?.('button,a,dialog')
    if (!control) return
    const counts = control.matches(ONCE)
    const isNear = () =>
      event.detail &&
      Math.hypot(event.clientX - x, event.clientY - y) < 30 &&
      (last?.matches(ONCE) || !last?.getClientRects().length)
    if (
      (counts && control === sending) ||
      (last && event.timeStamp - at < SAME_PRESS_MS && (last === control ? counts : isNear()))
    ) {
      event.preventDefault()
      event.stopImmediatePropagation()
    } else {
      last = control
      at = event.timeStamp
      x = event.clientX
      y = event.clientY
    }
  },
  true,
)
for (const name of ['input', 'change', 'keydown'])
  addEventListener(
    name,
    event => {
      const { key } = event as KeyboardEvent
      if (key !== 'Enter' && key !== ' ') last = undefined
    },
    true,
  )
addEventListener('submit', event => {
  const button = event.submitter
  if (event.defaultPrevented || !button?.matches(ONCE)) return
  sending = button
  setTimeout(() => {
    sending = undefined
  }, UNDER_WAY_MS)
})
addEventListener('pageshow', () => {
  sending = undefined
})
