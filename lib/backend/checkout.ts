import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'checkout' | 'placeOrder' | 'confirmPayment'

export const checkout: Pick<ShopHandlers, Calls> = {
  checkout: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  placeOrder: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  confirmPayment: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
