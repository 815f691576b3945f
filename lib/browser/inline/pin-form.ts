import { answerPinForm, answerPinForms } from '#lib/delivery/browser/answer-pin-form.ts'

/**
 * Stands in each kept page with components/delivery/pin-form.tsx. It answers without a page load, and fills in the PIN
 * code that was asked before: the page is everybody's, so this is not in it.
 */
export function pinForm() {
  answerPinForms()
  addEventListener('DOMContentLoaded', () => {
    const form = document.querySelector<HTMLFormElement>('[data-pin-form]')
    const [, pin] = /(?:^|; )delivery_pin=(\d{6})/.exec(document.cookie) ?? []
    if (!form || !pin) return
    form.pin.value = pin
    void answerPinForm(form)
  })
}
