import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

const listen = (changed: () => void) => {
  const media = query()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the visitor prefers reduced motion; true in the HTML. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => true,
  )
