'use client'
import { Button } from '#components/ui/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { printNow } from '#messages/desk-orders-live.ts'

/** Without script the browser's own menu prints. */
export function PrintButton() {
  if (!useHydrated()) return null
  return (
    <Button look="primary" onClick={() => print()}>
      {printNow}
    </Button>
  )
}
