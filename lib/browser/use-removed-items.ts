'use client'
import { useState } from 'react'
import { UNDO_MS } from '#lib/constants.ts'
import { listPlaces, type Removed, type RemovedItem, servedAfter } from './removed-items.ts'

/** A list from which things are taken away and put back without anything sliding under the finger. */
export function useRemovedItems<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  /** The page was served after this was taken away from it without script. */
  before?: { removed: Removed<Item>; served: readonly Item[] },
) {
  const [start] = useState(() => before && servedAfter(before.removed, before.served, keyOf))
  const [order, setOrder] = useState<readonly string[]>(start?.order ?? [])
  const [emptied, setEmptied] = useState<readonly RemovedItem<Item>[]>(start ? [start.emptied] : [])
  const places = listPlaces(items, keyOf, order, emptied)
  const without = (now: readonly RemovedItem<Item>[], key: string) => now.filter(each => each.key !== key)
  return {
    places,
    /** Its place, as tall as it was, until the shop has answered and then for as long as it can be put back. */
    empty: (item: Item, height?: number) => {
      const key = keyOf(item)
      setOrder(places.map(place => place.key))
      setEmptied(now => [...without(now, key), { key, item, height, saving: true, ms: UNDO_MS, here: true }])
    },
    saved: (key: string) =>
      setEmptied(now => now.map(each => (each.key === key ? { ...each, saving: false } : each))),
    /** It is back, or cannot be put back any more. */
    over: (key: string) => setEmptied(now => without(now, key)),
  }
}
