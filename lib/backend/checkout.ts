import 'server-only'
import type { ShopHandlers } from '../contract/index.ts'
import { db } from './db/pool.ts'
import { confirmPayment } from './orders/confirm-payment.ts'
import { placeOrder } from './orders/place-order.ts'
import { quoteOf } from './orders/quote.ts'
import { customerOf } from './session/customer-of.ts'

type Calls = 'checkout' | 'placeOrder' | 'confirmPayment'

export const checkout: Pick<ShopHandlers, Calls> = {
  checkout: async (asked, { token, address }) => {
    const customer = await customerOf(token)
    const lines = asked.map(({ prod_id, unit, cart_size, cart_color }) => ({
      named: prod_id,
      units: unit,
      size: cart_size,
      color: cart_color,
    }))
    return { message: '', data: [await quoteOf(db, lines, customer, address)] }
  },
  placeOrder,
  confirmPayment,
}
