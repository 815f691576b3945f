'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { routes } from '#lib/routes.ts'
import { comingSoon } from '#messages/shop.ts'

/** Track for an order of which nothing more is known. */
export function TrackButton() {
  const [open, setOpen] = useState(false)
  if (!useHydrated())
    return (
      <ButtonLink size="small" href={routes.track.path}>
        Track
      </ButtonLink>
    )
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        Track
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={comingSoon}>
        <p>The shop has not sent tracking for this order yet.</p>
      </Dialog>
    </>
  )
}
