import { SAME_PRESS_MS } from '#lib/constants.ts'
import { SAME_PLACE_PX, UNDER_WAY_MS } from './limits.ts'

/**
 * A second press on the same button of a form within half a second is ignored, and so is each further one while the
 * browser is sending that form. A press is also ignored on something that the first press has brought to the same place (a
 * dialog, the next line): it was meant for what stood there before. Choosing or typing in between makes it another
 * press. Steppers and hearts count each press.
 */
export function preventDoublePress() {
  const on = addEventListener
  let last: MouseEvent | 0
  let pressed: Element
  let isOver: number

  on(
    'click',
    event => {
      // The target may be the document, which has no closest().
      const control = (event.target as Partial<Element>).closest?.('button,a,dialog')
      if (!control) return
      if (
        last &&
        event.timeStamp < isOver &&
        (control !== pressed
          ? event.detail &&
            Math.hypot(event.x - last.x, event.y - last.y) < SAME_PLACE_PX &&
            (isOnce(pressed) || !pressed.getClientRects()[0])
          : isOnce(pressed))
      ) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else {
        last = event
        pressed = control
        isOver = event.timeStamp + SAME_PRESS_MS
      }
    },
    true,
  )
  for (const name of ['input', 'change', 'keydown', 'pageshow'] as 'keydown'[])
    on(
      name,
      ({ key }) => {
        if (key !== 'Enter' && key !== ' ') last = 0
      },
      true,
    )
  on('submit', event => {
    if (!event.defaultPrevented && event.submitter === pressed) isOver += UNDER_WAY_MS
  })
}

const isOnce = (control: Element) => control.matches('[type=submit]:not([aria-pressed],.stepper *)')
