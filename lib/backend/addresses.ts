import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'addresses' | 'addAddress' | 'updateAddress' | 'deleteAddress'

export const addresses: Pick<ShopHandlers, Calls> = {
  addresses: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  addAddress: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  updateAddress: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  deleteAddress: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
