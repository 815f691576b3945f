import { TOAST_EVENT, type Toast } from '#lib/browser/toast.ts'
import { clearMissing } from './first-response/choice.ts'
import { drawCountsAndHearts } from './first-response/counts-and-hearts.ts'
import { loadScripts } from './first-response/load-scripts.ts'
import { answerPress } from './first-response/presses.ts'
import { preventDoublePress } from './first-response/prevent-double-press.ts'
import { answerStep } from './first-response/steps.ts'
import { channel } from './first-response/tabs.ts'
import { show } from './first-response/toasts.ts'

/** Answers what is pressed before any other script has come, and after. */
export function firstResponse() {
  const on = addEventListener
  on('submit', answerPress)
  on('click', answerStep)
  on('change', clearMissing)
  on(TOAST_EVENT, event => show((event as CustomEvent<Toast>).detail))
  // Another tab has changed something; the page comes back; the page is whole.
  if (channel) channel.onmessage = drawCountsAndHearts
  on('pageshow', drawCountsAndHearts, true)
  on('DOMContentLoaded', drawCountsAndHearts, true)
  preventDoublePress()
  loadScripts()
  drawCountsAndHearts()
}
