import { EMAIL_MAX } from '#lib/constants.ts'

type Field = {
  /**
   * Whose it is: the person's, the way to the door, or the place. The street's are printed, sent and asked for wherever
   * an address is, one after the other.
   */
  part: 'person' | 'street' | 'place'
  /** Its maximum length. */
  most?: number
  /** Its name in a response; a person's name has two fields there, and a field of the street its own. */
  apiName?: string
  /** It may be empty. */
  optional?: true
  /** Who orders without an account is not asked for it. */
  notOfGuests?: true
}

/**
 * The fields of an address, in the order of its form, with the names of calls and of the database. All that asks for an
 * address, keeps, compares, prints, sends or erases it follows from this table: a new field of the street is a line here,
 * a migration, its two schemas, and what it is called.
 */
export const ADDRESS_FIELDS = {
  name: { part: 'person', most: 120 },
  email: { part: 'person', most: EMAIL_MAX, apiName: 'emailid' },
  mobile: { part: 'person', apiName: 'mobileno' },
  address1: { part: 'street', most: 200, apiName: 'address1' },
  /** The locality. */
  address2: { part: 'street', most: 200, apiName: 'address2', notOfGuests: true },
  pincode: { part: 'place', apiName: 'pincode' },
  city: { part: 'place', most: 100, apiName: 'city' },
  /** A choice where the PIN code lies in several; else filled in. */
  district: { part: 'place', most: 100, apiName: 'district', optional: true },
  state: { part: 'place', apiName: 'STATENAME' },
} as const satisfies Record<string, Field>

type Fields = typeof ADDRESS_FIELDS
export type AddressField = keyof Fields
/** The fields of the form. */
export type FormField = AddressField
type ApiField = { [N in AddressField]: Fields[N] extends { apiName: string } ? N : never }[AddressField]
type ApiValues = { [N in ApiField as Fields[N]['apiName']]: string }
export type StreetField = {
  [N in AddressField]: Fields[N] extends { part: 'street' } ? N : never
}[AddressField]

const fieldOf = (name: AddressField): Field => ADDRESS_FIELDS[name]

export const ADDRESS_COLUMNS = Object.keys(ADDRESS_FIELDS) as AddressField[]
export const FORM_FIELDS: FormField[] = [...ADDRESS_COLUMNS]
export const REQUIRED_FIELDS = FORM_FIELDS.filter(name => !fieldOf(name).optional)
export const ADDRESS_MOST = FORM_FIELDS.flatMap(name => {
  const { most } = fieldOf(name)
  return most ? [[name, most] as const] : []
})
/** The way to the door, house and street first. */
export const STREET_FIELDS = FORM_FIELDS.filter(
  (name): name is StreetField => fieldOf(name).part === 'street',
)
/** Those of them that a guest is asked for. */
export const GUEST_STREET = STREET_FIELDS.filter(name => !fieldOf(name).notOfGuests)

/** The fields of the street, each with its value. */
export const streetFields = <Value>(fieldValue: (name: StreetField) => Value) =>
  Object.fromEntries(STREET_FIELDS.map(name => [name, fieldValue(name)])) as Record<StreetField, Value>

/** The fields with their names in a response, each with its value. */
export const apiFields = (fieldValue: (name: AddressField) => string) =>
  Object.fromEntries(apiNames().map(([name, apiName]) => [apiName, fieldValue(name)])) as ApiValues

/** The names in a response of all fields but these, those of the person's name among them. */
export const apiNamesBut = (...left: AddressField[]) => [
  ...(left.includes('name') ? [] : (['firstname', 'lastname'] as const)),
  ...apiNames().flatMap(([name, apiName]) => (left.includes(name) ? [] : [apiName])),
]

/** The fields of the form from a response, except the name. */
export const formFields = (address: Partial<ApiValues>) =>
  Object.fromEntries(apiNames().map(([name, apiName]) => [name, address[apiName] ?? ''])) as Record<
    Exclude<FormField, 'name'>,
    string
  >

const apiNames = () =>
  FORM_FIELDS.flatMap(name => {
    const { apiName } = fieldOf(name)
    return apiName ? [[name, apiName as keyof ApiValues] as const] : []
  })
