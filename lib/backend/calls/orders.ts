import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { orderLines, wholeOrder } from '../orders/read-orders.ts'

type Calls = 'orderLines' | 'order' | 'cancelOrder'

export const orders: Pick<ShopHandlers, Calls> = { orderLines, order: wholeOrder, cancelOrder }
