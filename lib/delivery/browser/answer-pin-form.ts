import { pinNotAnswered } from '#messages/delivery-pages.ts'
import type { PinAnswer } from '../rules/pin-answer.ts'

/** Answers forms that ask for a PIN code (components/delivery/pin-form.tsx) in their place, from now on. */
export function answerPinForms(answered?: (told: PinAnswer) => void) {
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-pin-form]')) return
    event.preventDefault()
    void answerPinForm(form).then(told => told && answered?.(told))
  }
  addEventListener('submit', submit)
  return () => removeEventListener('submit', submit)
}

/** What each form asked for last: answers may come in another order. */
const lastAsked = new WeakMap<HTMLFormElement, object>()

/** Asks the shop, and says what it says; a PIN code that exists is remembered for the next page. */
export async function answerPinForm(form: HTMLFormElement): Promise<PinAnswer | undefined> {
  const [say, more] = form.querySelectorAll('[role=status] > *')
  const show = (text: string, rest = '') => {
    if (say) say.textContent = text
    if (more) more.textContent = rest
  }
  const ask = {}
  lastAsked.set(form, ask)
  const isOld = () => lastAsked.get(form) !== ask
  try {
    const asked = await fetch(`/pin?pin=${encodeURIComponent(form.pin.value)}`)
    const told = (await asked.json()) as PinAnswer
    if (isOld()) return undefined
    form.dataset.pinForm = told.ok ? 'ok' : 'no'
    show(told.say, told.more)
    if (told.ok) form.pin.value = told.pin
    if (told.isKnown) document.cookie = `delivery_pin=${told.pin};path=/;max-age=31536000;samesite=lax`
    return told
  } catch {
    if (!isOld()) show(pinNotAnswered)
    return undefined
  }
}
