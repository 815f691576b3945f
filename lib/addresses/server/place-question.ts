import 'server-only'
import type { MessageKey } from '#lib/message-table.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'
import type { AddressValues } from '../rules/address-problems.ts'
import { districtsOf } from '../rules/districts-of.ts'

type Question = Record<string, MessageKey>

/**
 * What is asked before an address is saved: a PIN code that India Post does not have, or has in another state. The
 * directory may be behind, so who says that it is right is believed.
 */
export function placeQuestion({ pincode, state }: AddressValues, isSure: boolean): Question | undefined {
  if (isSure) return undefined
  const found = findPin(pincode)
  if (!found) return { pincode: 'pincodeUnknown', sure: 'addressIsRight' }
  const isThere = found.places.some(place => place.state === state)
  return isThere ? undefined : { state: 'stateOfOtherPin', sure: 'addressIsRight' }
}

/** The district as it was chosen, or the only one of its PIN code; '' where it has several and none was chosen. */
export function districtFor({ pincode, state, district }: AddressValues): string {
  const known = districtsOf(findPin(pincode)?.places ?? [], state)
  if (known.includes(district) || known.length === 0) return district
  return known.length === 1 ? (known[0] ?? '') : ''
}

/** For a form that is sent without script: of a PIN code in several districts one has to be chosen. */
export const mustChooseDistrict = (input: AddressValues) =>
  districtFor(input) === '' && districtsOf(findPin(input.pincode)?.places ?? [], input.state).length > 1
