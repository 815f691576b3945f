import { SAME_PRESS_MS } from '#lib/constants.ts'

/** How long a form that the browser sends is taken as being sent, if the page is not left before. */
const UNDER_WAY_MS = 8000
const SAME_PLACE_PX = 30

/**
 * A second press on the same button of a form within half a second is ignored, and so is each press while the browser
 * is sending that form. A press is also ignored on something that the first press has brought to the same place (a
 * dialog, the next line): it was meant for what stood there before. Choosing or typing in between makes it another
 * press. Steppers and hearts count each press.
 */
export function preventDoublePress() {
  const submits = '[type=submit]:not([aria-pressed],.stepper *)'
  const on = addEventListener
  let last: Element | 0
  let time: number
  let x: number
  let y: number
  let sending: Element | 0

  on(
    'click',
    event => {
      // The target may be the document, which has no closest().
      const control = (event.target as Partial<Element>).closest?.('button,a,dialog')
      if (!control) return
      if (
        (control.matches(submits) && control === sending) ||
        (last &&
          event.timeStamp - time < SAME_PRESS_MS &&
          (last === control
            ? control.matches(submits)
            : event.detail &&
              Math.hypot(event.clientX - x, event.clientY - y) < SAME_PLACE_PX &&
              (last.matches(submits) || !last.getClientRects().length)))
      ) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else {
        last = control
        time = event.timeStamp
        x = event.clientX
        y = event.clientY
      }
    },
    true,
  )
  for (const name of ['input', 'keydown'] as 'keydown'[])
    on(
      name,
      event => {
        if (event.key !== 'Enter' && event.key !== ' ') last = 0
      },
      true,
    )
  on('submit', event => {
    if (event.defaultPrevented || !event.submitter?.matches(submits)) return
    sending = event.submitter
    setTimeout(() => (sending = 0), UNDER_WAY_MS)
  })
  on('pageshow', () => (sending = 0))
}
