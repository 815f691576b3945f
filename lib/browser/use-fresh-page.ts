'use client'
import { useEffect } from 'react'

/** Reloads a page that Back restores from the browser's memory, since its content may be out of date. */
export function useFreshPage() {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
