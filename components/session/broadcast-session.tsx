'use client'
import { useEffect } from 'react'
import { dropDraft } from '#lib/addresses/browser/address-draft.ts'
import { tellTabs } from '#lib/browser/tabs.ts'
import { forgetShopper } from '#lib/session/browser/forget-shopper.ts'

type Props = {
  left: boolean
  /** The session ended without a sign-out: the same customer may continue with the address that was being typed. */
  expired?: boolean
}

/** Tells the other tabs how the session stands; where it was left, also forgets what was viewed on this device. */
export function BroadcastSession({ left, expired = false }: Props) {
  useEffect(() => {
    if (left) forgetShopper()
    if (left && !expired) dropDraft()
    tellTabs('session')
  }, [left, expired])
  return null
}
