import { FORM_FIELDS, type FormField } from '#lib/contract/address-fields.ts'

/** The values of a refused form, to fill it in again. */
export type SubmittedValues = { [name in (typeof KEPT)[number] | FormField]?: string } & {
  [line: `units-${number}` | `to-${number}`]: string | undefined
}

// No password, no captcha and no hidden field: only the fields listed here are returned.
const KEPT = [
  'username',
  'firstname',
  'lastname',
  'mobileno',
  'reason',
  'comment',
  'about',
  'order',
  'wish',
  'upi',
  'utr',
] as const

// The choices for the lines of an order, by their place.
const OF_LINE = /^(units|to)-\d{1,3}$/

export function submittedValues(values: Record<string, unknown>): SubmittedValues | undefined {
  const ofLines = Object.keys(values).filter(name => OF_LINE.test(name))
  const typed = [...KEPT, ...FORM_FIELDS, ...ofLines].flatMap(name =>
    typeof values[name] === 'string' ? [[name, values[name]]] : [],
  )
  return typed.length ? Object.fromEntries(typed) : undefined
}
