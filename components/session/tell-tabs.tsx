'use client'
import { useEffect } from 'react'
import { forgetShopper } from '#lib/session/forget-shopper.ts'
import { tellTabs } from '#lib/tabs.ts'

/** Where a session ends: the other tabs hear of it, and this device forgets what the shopper looked at. */
export function TellTabs({ left }: { left: boolean }) {
  useEffect(() => {
    if (left) forgetShopper()
    tellTabs('session')
  }, [left])
  return null
}
