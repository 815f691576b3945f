import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'orderLines' | 'order' | 'cancelOrder'

export const orders: Pick<ShopHandlers, Calls> = {
  orderLines: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  order: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  cancelOrder: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
