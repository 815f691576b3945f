import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { deleteFromCart } from '../cart/delete-from-cart.ts'
import { fetchCart } from '../cart/fetch-cart.ts'
import { mergeCart } from '../cart/merge-cart.ts'
import { saveCart } from '../cart/save-cart.ts'
import { fetchWishlist, saveWishlist } from '../cart/wishlist.ts'

type Calls = 'fetchCart' | 'saveCart' | 'deleteFromCart' | 'mergeCart' | 'fetchWishlist' | 'saveWishlist'

export const cart: Pick<ShopHandlers, Calls> = {
  fetchCart,
  saveCart,
  deleteFromCart,
  mergeCart,
  fetchWishlist,
  saveWishlist,
}
