'use client'
import { useSyncExternalStore } from 'react'
import { STORAGE } from '#lib/cookies.ts'
import { type Recent, readRecent, viewed } from '../rules/recent.ts'

/** The products seen on this device; undefined until the browser has been asked. */
export const useRecent = (): readonly Recent[] | undefined =>
  useSyncExternalStore(listen, readStore, () => undefined)

/** Remembers that this product was looked at. */
export function recordVisit(entry: Recent) {
  try {
    localStorage.setItem(STORAGE.recent, JSON.stringify(viewed(readStore(), entry)))
  } catch (cause) {
    // A private window, or a full one: the page works without.
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
