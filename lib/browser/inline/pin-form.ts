import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { pinNotAnswered } from '#messages/delivery-pages.ts'

/**
 * Stands in each kept page with components/delivery/pin-form.tsx. It answers without a page load, and fills in the PIN
 * code that was asked before: the page is everybody's, so this is not in it.
 */
export function pinForm() {
  addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (!form.matches('[data-pin-form]')) return
    event.preventDefault()
    void answer(form)
  })
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('[data-pin-form]')
    const [, pin] = /(?:^|; )delivery_pin=(\d{6})/.exec(document.cookie) ?? []
    if (!form || !pin) return
    form.pin.value = pin
    void answer(form)
  })
}

async function answer(form: HTMLFormElement) {
  const [say, more] = form.querySelectorAll('[role=status] > *')
  const show = (text: string, rest = '') => {
    if (say) say.textContent = text
    if (more) more.textContent = rest
  }
  try {
    const asked = await fetch(`/pin?pin=${encodeURIComponent(form.pin.value)}`)
    const told = (await asked.json()) as PinAnswer
    form.dataset.pinForm = told.ok ? 'ok' : 'no'
    show(told.say, told.more)
    if (told.ok) form.pin.value = told.pin
    if (told.isKnown) document.cookie = `delivery_pin=${told.pin};path=/;max-age=31536000;samesite=lax`
  } catch {
    show(pinNotAnswered)
  }
}
