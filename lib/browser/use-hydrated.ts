import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the HTML, true once the script runs: for controls that need the script. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
