import 'server-only'
import { shop } from '../api/server.ts'
import { isDenied, isMissing } from '../contract/api-error.ts'
import type { Order, OrderLine } from '../contract/orders-schemas.ts'
import { forCustomer } from '../session/signed-in.ts'

/** A customer's order lines for their page, or that they could not be had. */
export const readOrderLines = (here: string): Promise<{ lines: OrderLine[]; failed: boolean }> =>
  forCustomer(here, async token => {
    try {
      return { lines: await shop.orderLines({}, { token }), failed: false }
    } catch (error) {
      if (isDenied(error)) throw error
      console.error('Orders', error)
      return { lines: [], failed: true }
    }
  })

/** One order of the customer's own; someone else's and a missing one are the same nothing (ruling 4). */
export const readOrder = (here: string, id: string | null): Promise<Order | null> =>
  forCustomer(here, async token => {
    if (!id || !/^[\w-]{1,64}$/.test(id)) return isAlive(token)
    try {
      return await shop.order({ coorderid: id }, { token })
    } catch (error) {
      if (!isMissing(error)) throw error
      return fromLines(await shop.orderLines({}, { token }), id)
    }
  })

// There is nothing to ask for, and yet the page is a customer's: whose token is dead is to sign in.
const isAlive = (token: string) => shop.profile({}, { token }).then(() => null)

// A host without that call tells of an order only by its lines: neither its address nor its course.
function fromLines(all: OrderLine[], id: string): Order | null {
  const lines = all.filter(line => line.CoOrderID === id)
  const first = lines[0]
  if (!first) return null
  const total = lines.reduce(
    (sum, line) => sum + (line.CoTotalPrice || line.StandardPrice * line.CoQuantity),
    0,
  )
  return {
    CoOrderID: id,
    CoOrderStatus: first.CoOrderStatus,
    CoPaymentMode: first.CoPaymentMode,
    lines,
    address: NO_ADDRESS,
    subtotal: total,
    delivery: 0,
    discount: 0,
    total,
    placedAt: first.CoPlacedAt,
    holdUntil: '',
    payable: false,
    unheld: false,
    cancellable: true,
    refund: null,
    courier: '',
    trackingNumber: '',
    events: [],
  }
}

const NO_ADDRESS = {
  id: '',
  firstname: '',
  lastname: '',
  emailid: '',
  mobileno: '',
  pincode: '',
  address1: '',
  address2: '',
  city: '',
  district: '',
  STATENAME: '',
}
