import { useEffect } from 'react'
import { type Line, lineKey, lineOf } from '#lib/cart/rules/lines.ts'
import type { CartItem } from '#lib/contract/cart-schemas.ts'

/** A line that another tab added has no details on this page: the page is fetched anew. */
export function useOtherTab(lines: readonly Line[] | undefined, served: readonly CartItem[]) {
  const known = new Set(served.map(item => lineKey(lineOf(item))))
  const stranger = lines?.find(line => !known.has(lineKey(line)))
  const key = stranger && lineKey(stranger)
  useEffect(() => {
    if (key) location.reload()
  }, [key])
}
