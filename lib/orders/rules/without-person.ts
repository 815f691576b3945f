import { apiFields } from '#lib/contract/address-fields.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'

/**
 * An order as anyone with its link sees it: state, lines, sums, first name and town. What else would lead to the
 * person, or is theirs alone, is left out: address, mobile, parcel number, refund, and what was noted.
 */
export const withoutPerson = (order: Order): Order => ({
  ...order,
  address: {
    ...apiFields(() => ''),
    id: '',
    firstname: firstWord(order.address.firstname),
    lastname: '',
    city: order.address.city,
  },
  payable: false,
  unheld: false,
  cancellable: false,
  holdUntil: '',
  refund: null,
  courier: '',
  trackingNumber: '',
  events: order.events.map(event => ({ ...event, note: '' })),
  gatewayOrder: undefined,
  bills: undefined,
  returns: undefined,
  upi: undefined,
})

// Some write their whole name into the first field.
const firstWord = (name: string) => name.trim().split(/\s+/)[0] ?? ''
