'use client'
import { useEffect } from 'react'
import { forgetShopper } from '#lib/session/forget-shopper.ts'
import { tellTabs } from '#lib/tabs.ts'

/** Where a sign-out ends: the other tabs hear of it, and this device forgets what the shopper looked at. */
export function TellTabs({ signedOut }: { signedOut: boolean }) {
  useEffect(() => {
    if (signedOut) forgetShopper()
    tellTabs('session')
  }, [signedOut])
  return null
}
