import { streetWords } from '#messages/addresses-pages.ts'
import { addressFields } from '#messages/desk-orders.ts'
import {
  ADDRESS_COLUMNS,
  ADDRESS_FIELDS,
  ADDRESS_MOST,
  type AddressField,
  FORM_FIELDS,
  GUEST_STREET,
  STREET_FIELDS,
} from './address-fields.ts'

/**
 * For tests, imported before all else: the table of the fields of an address has one more. Who lists the fields by hand
 * lacks it.
 */
export const ONE_MORE = 'one_more'

const field = { part: 'street', most: 100, apiName: ONE_MORE, optional: true }
Object.assign(ADDRESS_FIELDS, { [ONE_MORE]: field })
for (const names of [ADDRESS_COLUMNS, FORM_FIELDS, STREET_FIELDS, GUEST_STREET])
  (names as string[]).push(ONE_MORE)
ADDRESS_MOST.push([ONE_MORE as string as AddressField, field.most])
Object.assign(streetWords, { [ONE_MORE]: { label: 'One more', hint: '' } })
Object.assign(addressFields, { [ONE_MORE]: 'One more' })
