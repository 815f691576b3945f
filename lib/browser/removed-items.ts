/** The place of a removed item, shown until the item can no longer be restored. */
export type RemovedItem<Item> = {
  key: string
  item: Item
  /** The height of the removed item. */
  height?: number
  /** The shop has not responded yet. */
  saving?: boolean
  /** How long the item can be restored. */
  ms: number
  /** Removed on this page, so that the focus moves there. */
  isOnThisPage: boolean
}

/** An item that a form without script removed a moment ago, with its position. */
export type Removed<Item> = { item: Item; place: number; ms: number }

type ListPlace<Item> = { key: string; item: Item; emptied?: RemovedItem<Item> }

/** The order of the items and the placeholder of a page that is served after a removal without script. */
export function servedAfter<Item>(
  { item, place, ms }: Removed<Item>,
  served: readonly Item[],
  keyOf: (item: Item) => string,
): { order: string[]; emptied: RemovedItem<Item> } {
  const key = keyOf(item)
  const order = served.map(keyOf)
  order.splice(place, 0, key)
  return { order, emptied: { key, item, ms, isOnThisPage: false } }
}

/** The present items in their first order, with the placeholders between them; new items come last. */
export function listPlaces<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  order: readonly string[],
  emptied: readonly RemovedItem<Item>[],
): ListPlace<Item>[] {
  const byKey = new Map(items.map(item => [keyOf(item), item]))
  const away = new Map(emptied.map(each => [each.key, each]))
  return [...new Set([...order, ...byKey.keys()])].flatMap((key): ListPlace<Item>[] => {
    const item = byKey.get(key)
    if (item !== undefined) return [{ key, item }]
    const each = away.get(key)
    return each ? [{ key, item: each.item, emptied: each }] : []
  })
}
