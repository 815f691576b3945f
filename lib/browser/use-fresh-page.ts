'use client'
import { useEffect } from 'react'

/** A page that the browser had kept, shown again by Back, is asked for anew: what it says may have changed since. */
export function useFreshPage() {
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) location.reload()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
}
