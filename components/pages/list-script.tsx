import { ListHandlers } from '#components/catalogue/list-handlers.tsx'

/** What the script answers on any list of products, wherever the list came from. */
export const ListScript = () => <ListHandlers />
