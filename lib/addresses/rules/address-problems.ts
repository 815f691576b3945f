import { ADDRESS_MOST, type FormField, REQUIRED_FIELDS } from '#lib/contract/address-fields.ts'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import type { FieldKey } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { STATES } from '#lib/rules/states.ts'

export type AddressValues = Record<FormField, string>

/** All fields are required: mobile of 10 digits, zip of 6 digits, state from the list. */
export function addressProblems(values: Record<string, string>): Record<string, FieldKey> {
  const problems: Record<string, FieldKey> = {}
  for (const name of REQUIRED_FIELDS) if (!values[name]?.trim()) problems[name] = 'fieldRequired'
  for (const [name, most] of ADDRESS_MOST) if ((values[name]?.length ?? 0) > most) problems[name] = 'tooLong'
  if (!problems.email && !isEmailAddress(values.email?.trim() ?? '')) problems.email = 'emailForm'
  if (!problems.mobile && !/^\d{10}$/.test(mobileNumber(values.mobile ?? '')))
    problems.mobile = 'mobileDigits'
  if (!problems.pincode && !/^\d{6}$/.test(pinCode(values.pincode ?? ''))) problems.pincode = 'pincodeDigits'
  if (!problems.state && !STATES.includes(values.state ?? '')) problems.state = 'chooseState'
  return problems
}
