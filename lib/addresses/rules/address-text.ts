import { formFields } from '#lib/contract/address-fields.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { addressNotProvided, india, notProvided } from '#messages/addresses.ts'

/** The parts of an address as text; a missing part is named as missing. */
export function addressText(address: Address) {
  const name = [address.firstname, address.lastname].filter(Boolean).join(' ')
  const place = [address.city, address.district, address.STATENAME].filter(Boolean).join(', ')
  const lines = [address.address1, address.address2].filter(Boolean)
  return {
    name: name || notProvided,
    lines: lines.length ? lines.join(', ') : addressNotProvided,
    // The shop delivers in India only, so the country is always India.
    place: [[place, address.pincode].filter(Boolean).join(' – '), india].filter(Boolean).join(', '),
    mobile: address.mobileno || notProvided,
  }
}

/** The values of the form: those of a saved address, or for a first address those of the account. */
export const addressFields = (address: Address | undefined, account?: Profile) => ({
  id: address?.id ?? '',
  name: address
    ? [address.firstname, address.lastname].filter(Boolean).join(' ')
    : (account?.user_name ?? ''),
  ...formFields(address ?? account ?? {}),
})
