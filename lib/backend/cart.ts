import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'fetchCart' | 'saveCart' | 'deleteFromCart' | 'mergeCart' | 'fetchWishlist' | 'saveWishlist'

export const cart: Pick<ShopHandlers, Calls> = {
  fetchCart: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  saveCart: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  deleteFromCart: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  mergeCart: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  fetchWishlist: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  saveWishlist: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
