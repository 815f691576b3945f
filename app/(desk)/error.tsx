'use client'
import { Button } from '#components/ui/button.tsx'
import { deskBroke, tryAgain } from '#messages/desk-frame.ts'
import { requestIdIs } from '#messages/error-screen.ts'

/** Where a page of the desk broke in the browser, or after its first lines were sent. */
export default function DeskError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  return (
    <main className="desk-main">
      <h1>{deskBroke}</h1>
      {error.digest && <p className="text-muted">{requestIdIs(error.digest)}</p>}
      <Button look="primary" onClick={reset}>
        {tryAgain}
      </Button>
    </main>
  )
}
