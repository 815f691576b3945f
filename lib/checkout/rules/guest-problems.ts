import { ADDRESS_MOST, GUEST_STREET, REQUIRED_FIELDS } from '#lib/contract/address-fields.ts'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import type { FieldKey } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { STATES } from '#lib/rules/states.ts'

/** What a guest's form has always. What the PIN code does not tell is asked besides: town, district and state. */
export const GUEST_FIELDS = ['name', 'mobile', 'email', ...GUEST_STREET, 'pincode'] as const
export const PLACE_FIELDS = ['city', 'district', 'state', 'sure'] as const

/** Of these, what must be there. */
export const GUEST_REQUIRED = GUEST_FIELDS.filter(name => name !== 'email' && REQUIRED_FIELDS.includes(name))

/** Of what was sent: a field that the form did not have is not missed here. */
export function guestProblems(values: Record<string, string>): Record<string, FieldKey> {
  const problems: Record<string, FieldKey> = {}
  for (const name of GUEST_REQUIRED) if (!values[name]?.trim()) problems[name] = 'fieldRequired'
  for (const [name, most] of ADDRESS_MOST) if ((values[name]?.length ?? 0) > most) problems[name] = 'tooLong'
  if (!problems.email && values.email?.trim() && !isEmailAddress(values.email.trim()))
    problems.email = 'emailForm'
  if (!problems.mobile && !/^\d{10}$/.test(mobileNumber(values.mobile ?? '')))
    problems.mobile = 'mobileDigits'
  if (!problems.pincode && !/^\d{6}$/.test(pinCode(values.pincode ?? ''))) problems.pincode = 'pincodeDigits'
  if (values.state && !STATES.includes(values.state)) problems.state = 'chooseState'
  return problems
}
