'use client'
import { useSyncExternalStore } from 'react'
import { onTabs } from '#lib/browser/tabs.ts'
import { addToWishes, readWishes, removeFromWishes } from './wish-store.ts'

/** The wishes on this page; the cookie is the store, a signed-in shopper's are on the server as well (Rule 16). */
export function useWishlist() {
  const wishes = useSyncExternalStore(listen, readWishes, () => undefined)
  return {
    wishes,
    count: wishes?.length,
    has: (id: number) => wishes?.some(wish => wish.id === id) ?? false,
    add: addToWishes,
    remove: removeFromWishes,
  }
}

const listen = (changed: () => void) => onTabs(['wishlist', 'session'], changed)
