'use client'
import { useSyncExternalStore } from 'react'
import { STORAGE } from '#lib/browser-storage.ts'
import { type Recent, readRecent, viewed } from '../rules/recent.ts'

/** The products viewed on this device; undefined until the storage has been read. */
export const useRecent = (): readonly Recent[] | undefined =>
  useSyncExternalStore(listen, readStore, () => undefined)

/** Records that this product was viewed. */
export function recordVisit(entry: Recent) {
  try {
    localStorage.setItem(STORAGE.recent, JSON.stringify(viewed(readStore(), entry)))
  } catch (cause) {
    // The storage is closed (a private window) or full: the page works without it.
    console.warn(cause)
  }
  target.dispatchEvent(new Event('viewed'))
}

const target = new EventTarget()
const listen = (changed: () => void) => {
  target.addEventListener('viewed', changed)
  addEventListener('storage', changed)
  return () => {
    target.removeEventListener('viewed', changed)
    removeEventListener('storage', changed)
  }
}

let read: { stored: string | null; entries: readonly Recent[] } = { stored: null, entries: [] }
function readStore(): readonly Recent[] {
  const stored = readStorage()
  if (stored !== read.stored) read = { stored, entries: readRecent(stored) }
  return read.entries
}

function readStorage() {
  try {
    return localStorage.getItem(STORAGE.recent)
  } catch {
    return null
  }
}
