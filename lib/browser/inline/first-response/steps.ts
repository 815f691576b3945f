import { type PressForm, stockIn } from './elements.ts'

/** The buttons beside a quantity count at once, unless the page's script has done so already. */
export function answerStep(event: MouseEvent) {
  const button = (event.target as Partial<Element>).closest?.<HTMLButtonElement>('[data-step]')
  if (!button?.form || event.defaultPrevented) return
  const form = button.form as PressForm
  const { unit } = form
  if (unit) unit.value = `${Math.min(+unit.value + Number(button.dataset.step), stockIn(form)) || 1}`
}
