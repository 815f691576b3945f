import { formFields, STREET_FIELDS, type StreetField } from '#lib/contract/address-fields.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { addressNotProvided, india, notProvided } from '#messages/addresses.ts'

/** The parts of an address as text; a missing part is named as missing. */
export function addressText(address: Address) {
  const name = [address.firstname, address.lastname].filter(Boolean).join(' ')
  const place = [address.city, address.district, address.STATENAME].filter(Boolean).join(', ')
  const lines = streetLines(address)
  return {
    name: name || notProvided,
    lines: lines.length ? lines.join(', ') : addressNotProvided,
    // The shop delivers in India only, so the country is always India.
    place: [[place, address.pincode].filter(Boolean).join(' – '), india].filter(Boolean).join(', '),
    mobile: address.mobileno || notProvided,
  }
}

/** The way to the door, a line each. */
export const streetLines = (address: Street) => {
  const { house, further } = streetOf(address)
  return [house, ...further].filter(Boolean)
}

/** House and street, and what else there is of the way to the door. An order holds none of a field that is newer than it. */
export const streetOf = (address: Street) => {
  const [house = '', ...further] = STREET_FIELDS.map(name => address[name] ?? '')
  return { house, further: further.filter(Boolean) }
}
type Street = { [name in StreetField]?: string }

/** The values of the form: those of a saved address, or for a first address those of the account. */
export const addressFields = (address: Address | undefined, account?: Profile) => ({
  id: address?.id ?? '',
  name: address
    ? [address.firstname, address.lastname].filter(Boolean).join(' ')
    : (account?.user_name ?? ''),
  ...formFields(address ?? account ?? {}),
})
