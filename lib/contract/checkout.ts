import type { QuoteRequest } from './checkout-schemas.ts'
import { type Answer, done, type Endpoint, sentence } from './endpoint.ts'
import { signedToWire } from './signed-payment.ts'

type Placed = { message: string; coorderid: string; unheld?: boolean; gatewayOrder?: unknown }
const field = (v: unknown, name: string) =>
  v !== null && typeof v === 'object' ? (v as Record<string, unknown>)[name] : undefined

/**
 * COD returns data[0].coorderid, ONLINE data.ORDERID (with additions of this shop: what the provider's widget needs,
 * and that no stock is held).
 */
export const placed: Answer = {
  wrap: ({ message, coorderid, unheld, gatewayOrder }: Placed) => ({
    body: {
      status: 'true',
      message,
      data: gatewayOrder
        ? { ORDERID: coorderid, gateway: gatewayOrder, unheld: unheld === true }
        : [{ coorderid }],
    },
  }),
  unwrap: body => {
    const data = field(body, 'data')
    const first = Array.isArray(data) ? data[0] : data
    return {
      message: sentence(body) ?? '',
      coorderid: field(first, 'coorderid') ?? field(first, 'ORDERID'),
      unheld: field(first, 'unheld'),
      gatewayOrder: field(first, 'gateway'),
    }
  },
}

/** Our shop returns data[0] with all prices; another host its checkout items, or no data. */
export const priced: Answer = {
  wrap: done.wrap,
  unwrap: (body, headers) => {
    const { data, ...rest } = done.unwrap(body, headers) as { data?: unknown }
    const isQuote = Array.isArray(data) && data.some(entry => field(entry, 'lines') !== undefined)
    return isQuote ? { ...rest, data } : { ...rest, items: data }
  },
}

/** Another host knows the lines alone; what decides the sum beside them is sent where there is any. */
const quoteToWire = ({ lines, addressid, paymentmode, ...beside }: QuoteRequest) =>
  Object.values(beside).some(Boolean) ? { lines, ...beside } : lines

export const checkout = {
  checkout: {
    method: 'POST',
    path: '/api/cart_to_checkout',
    auth: 'bearer',
    sends: 'json',
    ask: quoteToWire,
    answer: priced,
  },
  placeOrder: {
    method: 'POST',
    path: '/api/insert_Customer_Order',
    auth: 'bearer',
    sends: 'json',
    answer: placed,
  },
  confirmPayment: {
    method: 'POST',
    path: '/api/order_final',
    auth: 'bearer',
    sends: 'json',
    ask: signedToWire,
    answer: done,
  },
} satisfies Record<string, Endpoint>
