import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { isDenied, isMissing } from '#lib/contract/api-error.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { forCustomer } from '#lib/session/server/signed-in.ts'
import { ordersOfLines } from '../rules/order-of-lines.ts'

/** A customer's orders for their page, or that they could not be loaded. */
export const readOrders = (path: string): Promise<{ orders: Order[]; failed: boolean }> =>
  forCustomer(path, async token => {
    try {
      return { orders: ordersOfLines(await shop.orderLines({}, { token })), failed: false }
    } catch (error) {
      if (isDenied(error)) throw error
      console.error('Orders', error)
      mainContentFailed()
      return { orders: [], failed: true }
    }
  })

/** One order of this customer; someone else's and a missing one both give null (Rule 4). */
export const readOrder = (path: string, id: string | null): Promise<Order | null> =>
  forCustomer(path, async token => {
    if (!id || !/^[\w-]{1,64}$/.test(id)) return isAlive(token)
    try {
      return await shop.order({ coorderid: id }, { token })
    } catch (error) {
      if (!isMissing(error)) throw error
      // A host without that call: the order is read from its lines.
      return ordersOfLines(await shop.orderLines({}, { token })).find(order => order.CoOrderID === id) ?? null
    }
  })

// An invalid id needs no request, but the page is for customers: a dead session must sign in.
const isAlive = (token: string) => shop.profile({}, { token }).then(() => null)
