import 'server-only'
import { ApiError } from '../contract/api-error.ts'
import type { ShopHandlers } from '../contract/index.ts'

type Calls =
  | 'signIn'
  | 'signOut'
  | 'profile'
  | 'changePassword'
  | 'register'
  | 'requestReset'
  | 'resetPassword'

export const session: Pick<ShopHandlers, Calls> = {
  signIn: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  signOut: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  profile: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  changePassword: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  register: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  requestReset: async () => {
    throw new ApiError(501, 'Not yet.')
  },
  resetPassword: async () => {
    throw new ApiError(501, 'Not yet.')
  },
}
