'use client'
import { useRef, useState } from 'react'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { type Offered, variantOf } from '../rules/variants.ts'

type Stocked = Pick<Product, 'id' | 'sizes' | 'quantity'> & { variants?: readonly Offered[] | undefined }

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
    // The press that reached for them is shown first.
    setTimeout(
      () =>
        import('./ask-catalogue.ts')
          .then(({ askStock }) => askStock(served.id))
          // A host without this call: what the page was served with stands, and the shop checks each change itself.
          .then(answer => setNow(stockIn(answer, served.id)), console.warn),
      200,
    )
  }
  if (!now) return { product: served, refresh }
  const { sizes, quantity } = now
  const variants = served.variants?.map(each => withStock(each, now))
  return { product: { ...served, sizes, quantity, ...(variants && { variants }) }, refresh }
}

/** A variant that is missing in the response was withdrawn. */
const withStock = (variant: Offered, now: Stocked): Offered => {
  const { Stock = 0, unlimited = false, promise = '' } = variantOf(now, variant) ?? {}
  return { ...variant, Stock, unlimited, promise }
}

const stockIn = (answer: unknown, id: number): Stocked | undefined =>
  Array.isArray(answer)
    ? answer.find((each: Partial<Stocked> | null) => each?.id === id && Array.isArray(each.sizes))
    : undefined
