'use client'
import { useEffect, useState } from 'react'
import { callApi } from '#lib/api/browser/api-client.ts'
import { onTabs } from '#lib/browser/tabs.ts'
import { addresses as calls } from '#lib/contract/addresses.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'

/** The saved addresses, as this or another tab has changed them since the page was made. */
export function useAddresses(served: Address[]) {
  const [addresses, setAddresses] = useState(served)
  useEffect(() => {
    const look = async () => {
      try {
        setAddresses((await callApi(calls.addresses)) as Address[])
      } catch (cause) {
        // What is shown stands: the shop itself refuses an address that is gone.
        console.warn(cause)
      }
    }
    return onTabs(['addresses'], look)
  }, [])
  /** One that is gone. */
  const remove = (id: string) => setAddresses(now => now.filter(address => address.id !== id))
  return { addresses, remove }
}
