'use client'
import { useEffect } from 'react'
import { dropDraft } from '#lib/addresses/browser/address-draft.ts'
import { tellTabs } from '#lib/browser/tabs.ts'
import { forgetShopper } from '#lib/session/browser/forget-shopper.ts'

type Props = {
  left: boolean
  /** Without having signed out: who comes back goes on with the address that they were typing. */
  expired?: boolean
}

/** Where a session ends: the other tabs hear of it, and this device forgets what the shopper looked at. */
export function BroadcastSession({ left, expired = false }: Props) {
  useEffect(() => {
    if (left) forgetShopper()
    if (left && !expired) dropDraft()
    tellTabs('session')
  }, [left, expired])
  return null
}
