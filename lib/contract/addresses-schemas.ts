import { z } from 'zod'
import { STATES } from '#lib/rules/states.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import { emailAddress, line, nothing, opaqueId, outcome, reference, rows, text } from './fields.ts'
import { key } from './refusal-key.ts'

export const address = z.object({
  id: reference,
  firstname: text,
  lastname: text,
  emailid: text,
  mobileno: text,
  pincode: text,
  address1: text,
  address2: text,
  city: text,
  district: text,
  STATENAME: text,
})
export type Address = z.infer<typeof address>

const required = (max: number) => line(max).refine(v => v.length > 0, key('fieldRequired'))

const addressPayload = z.object({
  name: required(ADDRESS_FIELDS.name.most),
  email: emailAddress,
  mobile: z.string().regex(/^\d{10}$/, key('mobileDigits')),
  address1: required(ADDRESS_FIELDS.address1.most),
  address2: required(ADDRESS_FIELDS.address2.most),
  country: z.literal('India').default('India'),
  city: required(ADDRESS_FIELDS.city.most),
  district: line(ADDRESS_FIELDS.district.most).default(''),
  pincode: z.string().regex(/^\d{6}$/, key('pincodeDigits')),
  state: z.string().refine(v => STATES.includes(v), key('chooseState')),
})
export type AddressPayload = z.infer<typeof addressPayload>

export const addressesSchemas = {
  addresses: { input: nothing, output: rows(address, 500) },
  addAddress: {
    input: addressPayload,
    output: outcome.extend({
      data: z
        .array(z.object({ id: reference }))
        .optional()
        .catch(undefined),
    }),
  },
  updateAddress: { input: addressPayload.extend({ id: opaqueId }), output: outcome },
  deleteAddress: { input: z.object({ id: opaqueId }), output: outcome },
  defaultAddress: { input: z.object({ id: opaqueId }), output: outcome },
}
