import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls = 'groups' | 'tree' | 'header' | 'products' | 'product' | 'productsById' | 'suggest' | 'sitemap'

export const catalogue: Pick<ShopHandlers, Calls> = {
  groups: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  tree: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  header: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  products: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  product: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  productsById: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  suggest: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  sitemap: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
