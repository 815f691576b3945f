/** Where something was taken away: it stands there until it can be put back no more. */
export type RemovedItem<Item> = {
  key: string
  item: Item
  /** As tall as what stood there. */
  height?: number
  /** The shop has not answered yet. */
  saving?: boolean
  /** How long it can be put back. */
  ms: number
  /** Taken away on this page, so that the focus goes along. */
  here: boolean
}

/** What a form without script has taken away a moment ago, and where among the others it stood. */
export type Removed<Item> = { item: Item; place: number; ms: number }

type ListPlace<Item> = { key: string; item: Item; emptied?: RemovedItem<Item> }

/** The order of all that stood there, and the emptied place, of a page that is served after a removal without script. */
export function servedAfter<Item>(
  { item, place, ms }: Removed<Item>,
  served: readonly Item[],
  keyOf: (item: Item) => string,
): { order: string[]; emptied: RemovedItem<Item> } {
  const key = keyOf(item)
  const order = served.map(keyOf)
  order.splice(place, 0, key)
  return { order, emptied: { key, item, ms, here: false } }
}

/** What is there, in the order in which it stood, with the emptied places between it; what is new comes last. */
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
