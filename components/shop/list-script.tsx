import { AddPresses } from '#components/catalogue/add-presses.tsx'
import { ListPresses } from '#components/catalogue/list-presses.tsx'
import { HeartPresses } from '#components/wishlist/heart-presses.tsx'

/** What the script answers on any list of products, wherever the list came from. */
export const ListScript = () => (
  <>
    <ListPresses />
    <HeartPresses />
    <AddPresses />
  </>
)
