import { z } from 'zod'
import type { Family } from './program-call.ts'
import { askedMoment, line, moment, named, page, paging, paise } from './v1-fields.ts'

const customer = named(
  'customer',
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    mobile: z.string(),
    /** Ordered without an account. */
    guest: z.boolean(),
    created_at: moment,
    orders: z.int(),
  }),
)

export const customerCalls = {
  listCustomers: {
    method: 'GET',
    path: '/customers',
    scope: 'customers:read',
    query: z.strictObject({
      /** A mobile number, a mail address or an id. */
      who: line(254).optional(),
      since: askedMoment.optional(),
      ...paging,
    }),
    answer: page(customer),
  },
  getCustomer: {
    method: 'GET',
    path: '/customers/{id}',
    scope: 'customers:read',
    params: z.object({ id: z.uuid() }),
    answer: customer.extend({
      /** The latest hundred. */
      latest_orders: z.array(
        z.object({
          id: z.string(),
          placed_at: moment,
          state: z.string(),
          total_paise: paise,
          refused: z.boolean(),
        }),
      ),
      /** How many parcels were refused at the door, and not forgiven. */
      refusals: z.int(),
    }),
  },
} satisfies Family
