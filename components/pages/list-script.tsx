import { AddToCartHandlers } from '#components/catalogue/add-to-cart-handlers.tsx'
import { ListHandlers } from '#components/catalogue/list-handlers.tsx'
import { HeartHandlers } from '#components/wishlist/heart-handlers.tsx'

/** What the script answers on any list of products, wherever the list came from. */
export const ListScript = () => (
  <>
    <ListHandlers />
    <HeartHandlers />
    <AddToCartHandlers />
  </>
)
