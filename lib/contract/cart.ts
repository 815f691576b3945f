import { type Answer, dataFirst, dataList, done, type Endpoint } from './endpoint.ts'

/**
 * The result and, as an addition of this shop, the cart after it. Not as `data`: in the response to a save, another
 * host's could be anything.
 */
export const saved: Answer = {
  wrap: done.wrap,
  unwrap: (body, headers) => ({
    ...(done.unwrap(body, headers) as object),
    cart: (body as { cart?: unknown } | null)?.cart,
  }),
}

/** Fetch and save share a path: an array with a token in it fetches, an array of lines (even an empty one) saves. */
export const cart = {
  fetchCart: {
    method: 'POST',
    path: '/api/Add_to_cart1',
    auth: 'bearer',
    sends: 'json',
    ask: (_: unknown, token: string) => [{ user_token: token }],
    answer: dataList,
  },
  saveCart: { method: 'POST', path: '/api/Add_to_cart1', auth: 'bearer', sends: 'json', answer: saved },
  deleteFromCart: {
    method: 'POST',
    path: '/api/Delete_From_cart',
    auth: 'bearer',
    sends: 'json',
    ask: (input: object, token: string) => ({ ...input, user_token: token }),
    answer: done,
  },
  /** Merges the guest's cart and wishes into the customer's, once per guest id. */
  mergeCart: {
    method: 'POST',
    path: '/api/Merge_Cart',
    auth: 'bearer',
    sends: 'json',
    answer: dataFirst,
    ours: true,
  },
} satisfies Record<string, Endpoint>

export const wishlist = {
  fetchWishlist: {
    method: 'POST',
    path: '/api/Get_Wishlist',
    auth: 'bearer',
    sends: 'nothing',
    answer: dataList,
    ours: true,
  },
  saveWishlist: {
    method: 'POST',
    path: '/api/Save_Wishlist',
    auth: 'bearer',
    sends: 'json',
    answer: done,
    ours: true,
  },
} satisfies Record<string, Endpoint>
