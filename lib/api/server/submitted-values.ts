/** What was typed into a form that was refused, to be put back into it. */
export type SubmittedValues = { [name in (typeof KEPT)[number]]?: string }

// No password, no captcha and nothing hidden: only what is named here comes back.
const KEPT = [
  'username',
  'firstname',
  'lastname',
  'email',
  'mobileno',
  'name',
  'mobile',
  'address1',
  'address2',
  'city',
  'pincode',
  'state',
  'reason',
  'comment',
] as const

export function submittedValues(values: Record<string, unknown>): SubmittedValues | undefined {
  const typed = KEPT.flatMap(name => (typeof values[name] === 'string' ? [[name, values[name]]] : []))
  return typed.length ? Object.fromEntries(typed) : undefined
}
