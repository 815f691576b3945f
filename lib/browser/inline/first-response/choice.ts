import type { PressForm } from './elements.ts'

/** Says at its place what is still to be chosen; answers whether something is. */
export function isChoiceMissing(form: PressForm): boolean {
  const missing = form.querySelector<HTMLInputElement>(':required:invalid')
  const says = missing && placeOf(missing)
  if (!says) return false
  says.textContent = says.dataset.missing as string
  missing.focus()
  return true
}

/** What is chosen anew is not missing. */
export function clearMissing({ target }: Event) {
  const says = placeOf(target as HTMLInputElement)
  if (says) says.textContent = ''
}

const placeOf = ({ form, name }: HTMLInputElement) => form?.querySelector<HTMLElement>(`[data-of="${name}"]`)
