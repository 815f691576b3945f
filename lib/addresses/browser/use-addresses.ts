'use client'
import { useEffect, useState } from 'react'
import { callApi } from '#lib/api/browser/api-client.ts'
import { onTabs } from '#lib/browser/tabs.ts'
import { addresses as calls } from '#lib/contract/addresses.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'

/** The saved addresses, with the changes that this or another tab has made since the page was rendered. */
export function useAddresses(served: Address[]) {
  const [addresses, setAddresses] = useState(served)
  useEffect(() => {
    const look = async () => {
      try {
        setAddresses((await callApi(calls.addresses)) as Address[])
      } catch (cause) {
        // The shown addresses stay: the shop itself refuses one that was deleted.
        console.warn(cause)
      }
    }
    return onTabs(['addresses'], look)
  }, [])
  /** Removes an address that was deleted. */
  const remove = (id: string) => setAddresses(now => now.filter(address => address.id !== id))
  return { addresses, remove }
}
