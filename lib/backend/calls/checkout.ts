import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { db } from '../db/pool.ts'
import { marksOfGuest } from '../guests/guest-standing.ts'
import { confirmPayment } from '../orders/confirm-payment.ts'
import { placeOrder } from '../orders/place-order.ts'
import { quoteOf } from '../orders/quote.ts'
import { customerOf } from '../session/customer-of.ts'

type Calls = 'checkout' | 'placeOrder' | 'confirmPayment'

export const checkout: Pick<ShopHandlers, Calls> = {
  checkout: async (input, { token, address, guest, orderBrowser }) => {
    const customer = await customerOf(token)
    const marks = guest && (await marksOfGuest(db, customer, { orderBrowser, address }))
    return { message: '', data: [await quoteOf(db, input, customer, address, marks)] }
  },
  placeOrder,
  confirmPayment,
}
