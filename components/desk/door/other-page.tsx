'use client'
import { useEffect } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { backToOtherPage, closeThisPage } from '#messages/desk-door.ts'

/** After a sign-in beside a page that waits: this one closes by itself where its browser lets it. */
export function OtherPage() {
  useEffect(() => window.close(), [])
  return (
    <div className="grid gap-3">
      <Notice tone="good">{backToOtherPage}</Notice>
      <Button onClick={() => window.close()}>{closeThisPage}</Button>
    </div>
  )
}
