import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'theme' | 'logo' | 'socialLinks' | 'banners' | 'details'

export const shop: Pick<ShopHandlers, Calls> = {
  theme: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  logo: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  socialLinks: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  banners: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  details: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
