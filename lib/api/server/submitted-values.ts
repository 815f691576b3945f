import { ASKED_FIELDS, type AskedField } from '#lib/contract/address-fields.ts'

/** What was typed into a form that was refused, to be put back into it. */
export type SubmittedValues = { [name in (typeof KEPT)[number] | AskedField]?: string }

// No password, no captcha and nothing hidden: only what is named here comes back.
const KEPT = ['username', 'firstname', 'lastname', 'mobileno', 'reason', 'comment'] as const

export function submittedValues(values: Record<string, unknown>): SubmittedValues | undefined {
  const typed = [...KEPT, ...ASKED_FIELDS].flatMap(name =>
    typeof values[name] === 'string' ? [[name, values[name]]] : [],
  )
  return typed.length ? Object.fromEntries(typed) : undefined
}
