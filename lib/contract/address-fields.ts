import { EMAIL_MAX } from '#lib/constants.ts'

type Field = {
  /** Its maximum length. */
  most?: number
  /** Its name in a response; a person's name has two fields there. */
  apiName?: string
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
  email: { most: EMAIL_MAX, apiName: 'emailid' },
  mobile: { apiName: 'mobileno' },
  address1: { most: 200, apiName: 'address1' },
  /** The locality. */
  address2: { most: 200, apiName: 'address2' },
  pincode: { apiName: 'pincode' },
  city: { most: 100, apiName: 'city' },
  /** A choice where the PIN code lies in several; else filled in. */
  district: { most: 100, apiName: 'district', optional: true },
  state: { apiName: 'STATENAME' },
} as const satisfies Record<string, Field>

type Fields = typeof ADDRESS_FIELDS
export type AddressField = keyof Fields
/** The fields of the form. */
export type FormField = AddressField
type ApiField = { [N in AddressField]: Fields[N] extends { apiName: string } ? N : never }[AddressField]
type ApiValues = { [N in ApiField as Fields[N]['apiName']]: string }

const all = Object.entries(ADDRESS_FIELDS) as [AddressField, Field][]

export const ADDRESS_COLUMNS = all.map(([name]) => name)
export const FORM_FIELDS = all.map(([name]) => name as FormField)
export const REQUIRED_FIELDS = FORM_FIELDS.filter(name => !(ADDRESS_FIELDS[name] as Field).optional)
export const ADDRESS_MOST = all.flatMap(([name, { most }]) => (most ? [[name, most] as const] : []))

/** The fields with their names in a response, each with its value. */
export const apiFields = (fieldValue: (name: AddressField) => string) =>
  Object.fromEntries(
    all.flatMap(([name, { apiName }]) => (apiName ? [[apiName, fieldValue(name)]] : [])),
  ) as ApiValues

/** The fields of the form from a response, except the name. */
export const formFields = (address: Partial<ApiValues>) =>
  Object.fromEntries(
    all.flatMap(([name, { apiName }]) =>
      apiName ? [[name, address[apiName as keyof ApiValues] ?? '']] : [],
    ),
  ) as Record<Exclude<FormField, 'name'>, string>
