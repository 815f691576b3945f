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

export type ListPlace<Item> = { key: string; item: Item; emptied?: RemovedItem<Item> }

/** What is there, in the order in which it stood, with the emptied places between it; what is new comes last. */
export function listPlaces<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  order: readonly string[],
  emptied: readonly RemovedItem<Item>[],
): ListPlace<Item>[] {
  const held = new Map(items.map(item => [keyOf(item), item]))
  const away = new Map(emptied.map(each => [each.key, each]))
  return [...new Set([...order, ...held.keys()])].flatMap((key): ListPlace<Item>[] => {
    const item = held.get(key)
    if (item !== undefined) return [{ key, item }]
    const each = away.get(key)
    return each ? [{ key, item: each.item, emptied: each }] : []
  })
}
