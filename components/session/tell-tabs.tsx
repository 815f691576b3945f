'use client'
import { useEffect } from 'react'
import { tellTabs } from '#lib/tabs.ts'

/** Where a sign-out ends: the other tabs hear of it. */
export function TellTabs() {
  useEffect(() => tellTabs('session'), [])
  return null
}
