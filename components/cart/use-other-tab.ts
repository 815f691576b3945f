import { useEffect } from 'react'
import { lineOf } from '#lib/cart/guest-items.ts'
import { keyOf, type Line } from '#lib/cart/lines.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'

/** A line that another tab added has no details on this page: the page is fetched anew. */
export function useOtherTab(lines: readonly Line[] | undefined, served: readonly CartItem[]) {
  const known = new Set(served.map(item => keyOf(lineOf(item))))
  const stranger = lines?.find(line => !known.has(keyOf(line)))
  const key = stranger && keyOf(stranger)
  useEffect(() => {
    if (key) location.reload()
  }, [key])
}
