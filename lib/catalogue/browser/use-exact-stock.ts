'use client'
import { useRef, useState } from 'react'
import type { Product } from '#lib/contract/catalogue-schemas.ts'

type Stocked = Pick<Product, 'id' | 'sizes' | 'quantity'>

/**
 * The page says what is sold out; how many are left is asked once, when the shopper first reaches for the choices,
 * so that a page which is only looked at costs no call.
 */
export function useExactStock<P extends Stocked>(served: P): { product: P; refresh: () => void } {
  const [now, setNow] = useState<Stocked>()
  const isFetched = useRef(false)

  const refresh = () => {
    if (isFetched.current) return
    isFetched.current = true
    import('./ask-catalogue.ts')
      .then(({ askStock }) => askStock(served.id))
      .then(
        answer => setNow(stockIn(answer, served.id)),
        // A host without this call: what the page was served with stands, and the shop checks each change itself.
        cause => console.warn(cause),
      )
  }
  return { product: now ? { ...served, sizes: now.sizes, quantity: now.quantity } : served, refresh }
}

const stockIn = (answer: unknown, id: number): Stocked | undefined =>
  Array.isArray(answer)
    ? answer.find((each: Partial<Stocked> | null) => each?.id === id && Array.isArray(each.sizes))
    : undefined
