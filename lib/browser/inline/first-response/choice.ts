import type { PressForm } from './elements.ts'

const NAMES = ['size', 'color', 'other'] as const

/** Says at its place what is still to be chosen; answers whether something is. */
export function isChoiceMissing(form: PressForm): boolean {
  for (const name of NAMES) {
    const says = form.querySelector<HTMLElement>(`[data-of=${name}]`)
    if (says && form.elements[name]?.value === '') {
      says.textContent = says.dataset.missing as string
      form.querySelector<HTMLElement>(`[name=${name}]:enabled`)?.focus()
      return true
    }
  }
  return false
}

/** What is chosen anew is not missing; and with another choice a press is another press. */
export function clearMissing({ target }: Event) {
  const { form, name } = target as { form?: PressForm; name: string } & EventTarget
  if (form) form.underWay = false
  for (const says of form?.querySelectorAll(`[data-of=${name}]`) ?? []) says.textContent = ''
}
