import { FORM_FIELDS, type FormField } from '#lib/contract/address-fields.ts'

/** The values of a refused form, to fill it in again. */
export type SubmittedValues = { [name in (typeof KEPT)[number] | FormField]?: string }

// No password, no captcha and no hidden field: only the fields listed here are returned.
const KEPT = ['username', 'firstname', 'lastname', 'mobileno', 'reason', 'comment'] as const

export function submittedValues(values: Record<string, unknown>): SubmittedValues | undefined {
  const typed = [...KEPT, ...FORM_FIELDS].flatMap(name =>
    typeof values[name] === 'string' ? [[name, values[name]]] : [],
  )
  return typed.length ? Object.fromEntries(typed) : undefined
}
