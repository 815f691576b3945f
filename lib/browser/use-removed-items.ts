'use client'
import { useState } from 'react'
import { UNDO_MS } from '#lib/constants.ts'
import { listPlaces, type Removed, type RemovedItem, servedAfter } from './removed-items.ts'

/** A list whose items are removed and restored without moving anything under the finger. */
export function useRemovedItems<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  /** The page was served after this item was removed without script. */
  before?: { removed: Removed<Item>; served: readonly Item[] },
) {
  const [start] = useState(() => before && servedAfter(before.removed, before.served, keyOf))
  const [order, setOrder] = useState<readonly string[]>(start?.order ?? [])
  const [emptied, setEmptied] = useState<readonly RemovedItem<Item>[]>(start ? [start.emptied] : [])
  const places = listPlaces(items, keyOf, order, emptied)
  const without = (now: readonly RemovedItem<Item>[], key: string) => now.filter(each => each.key !== key)
  return {
    places,
    /**
     * Shows a placeholder of the same height until the shop has responded, and then as long as the item can be
     * restored.
     */
    empty: (item: Item, height?: number) => {
      const key = keyOf(item)
      setOrder(places.map(place => place.key))
      setEmptied(now => [
        ...without(now, key),
        { key, item, height, saving: true, ms: UNDO_MS, isOnThisPage: true },
      ])
    },
    saved: (key: string) =>
      setEmptied(now => now.map(each => (each.key === key ? { ...each, saving: false } : each))),
    /** The item is restored, or cannot be restored any more. */
    over: (key: string) => setEmptied(now => without(now, key)),
  }
}
