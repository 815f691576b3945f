'use client'
import { useState } from 'react'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { routes } from '#lib/routes.ts'
import { noTrackingYet, track } from '#messages/orders-pages.ts'
import { comingSoon } from '#messages/shop.ts'

/** Track for an order without further details. */
export function TrackButton() {
  const [open, setOpen] = useState(false)
  if (!useHydrated())
    return (
      <ButtonLink size="small" href={routes.track.path}>
        {track}
      </ButtonLink>
    )
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {track}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={comingSoon}>
        <p>{noTrackingYet}</p>
      </Dialog>
    </>
  )
}
