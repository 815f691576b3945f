import { useEffect } from 'react'
import type { CartItem } from '#lib/contract/cart-schemas.ts'

/** A cart that is open while a sale ends is fetched anew, with the price that an order would have. */
export function useReloadAtSaleEnd(items: readonly CartItem[]) {
  const ends = items.flatMap(({ sale }) => (sale?.until ? [Date.parse(sale.until)] : []))
  const first = ends.length > 0 ? Math.min(...ends) : undefined
  useEffect(() => {
    const wait = first === undefined ? 0 : first - Date.now()
    // By a clock that is wrong it may be over already; and no timer waits for weeks.
    if (wait <= 0 || wait > LONGEST_MS) return
    const timer = setTimeout(() => location.reload(), wait + AFTER_MS)
    return () => clearTimeout(timer)
  }, [first])
}

const LONGEST_MS = 86_400_000
const AFTER_MS = 1_000
