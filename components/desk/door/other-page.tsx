'use client'
import { useEffect } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { backToOtherPage } from '#messages/desk-door.ts'

/** After a sign-in beside a page that waits: this one closes by itself where its browser lets it. */
export function OtherPage() {
  useEffect(() => window.close(), [])
  return <Notice tone="good">{backToOtherPage}</Notice>
}
