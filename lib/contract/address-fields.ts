import { EMAIL_MAX } from '../constants.ts'

type Field = {
  /** Its maximum length. */
  most?: number
  /** Its name in a response; a person's name has two fields there. */
  told?: string
  /** The form has no such field. */
  unasked?: true
  /** It may be empty. */
  optional?: true
}

/**
 * The fields of an address, in the order of its form, with the names of calls and of the database. The form's checks,
 * its draft, the prefilled form, the SQL and the response follow from this table: a new field is a line here, a
 * migration, its two schemas, and its place in the form and in the text of an address.
 */
export const ADDRESS_FIELDS = {
  name: { most: 120 },
  email: { most: EMAIL_MAX, told: 'emailid' },
  mobile: { told: 'mobileno' },
  address1: { most: 200, told: 'address1' },
  /** The locality. */
  address2: { most: 200, told: 'address2' },
  pincode: { told: 'pincode' },
  city: { most: 100, told: 'city' },
  district: { most: 100, told: 'district', unasked: true },
  state: { told: 'STATENAME' },
} as const satisfies Record<string, Field>

type Fields = typeof ADDRESS_FIELDS
export type AddressField = keyof Fields
/** The fields of the form. */
export type AskedField = {
  [N in AddressField]: Fields[N] extends { unasked: true } ? never : N
}[AddressField]
type ToldField = { [N in AddressField]: Fields[N] extends { told: string } ? N : never }[AddressField]
type Told = { [N in ToldField as Fields[N]['told']]: string }

const all = Object.entries(ADDRESS_FIELDS) as [AddressField, Field][]

export const ADDRESS_COLUMNS = all.map(([name]) => name)
export const ASKED_FIELDS = all.filter(([, { unasked }]) => !unasked).map(([name]) => name as AskedField)
export const REQUIRED_FIELDS = ASKED_FIELDS.filter(name => !(ADDRESS_FIELDS[name] as Field).optional)
export const ADDRESS_MOST = all.flatMap(([name, { most }]) => (most ? [[name, most] as const] : []))

/** The fields with their names in a response, each with its value. */
export const toldFields = (fieldValue: (name: AddressField) => string) =>
  Object.fromEntries(all.flatMap(([name, { told }]) => (told ? [[told, fieldValue(name)]] : []))) as Told

/** The fields of the form from a response, except the name. */
export const askedFields = (address: Partial<Told>) =>
  Object.fromEntries(
    all.flatMap(([name, { told, unasked }]) =>
      told && !unasked ? [[name, address[told as keyof Told] ?? '']] : [],
    ),
  ) as Record<Exclude<AskedField, 'name'>, string>
