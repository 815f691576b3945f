'use client'
import { lazy, type PointerEvent, type ReactNode, Suspense, useState } from 'react'

// Fetched when a mouse comes: phones have none.
const ZoomLens = lazy(() => import('./zoom-lens.tsx'))

/** How much of the picture the lens covers. */
const LENS = 0.4

/** Under a mouse: a lens over the picture, and what it covers enlarged beside it. */
export function Zoom({ picture, children }: { picture?: string; children: ReactNode }) {
  const [lens, setLens] = useState<{ left: number; top: number }>()

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || !picture) return setLens(undefined)
    const box = event.currentTarget.getBoundingClientRect()
    setLens({
      left: clampShare((event.clientX - box.left) / box.width - LENS / 2),
      top: clampShare((event.clientY - box.top) / box.height - LENS / 2),
    })
  }

  return (
    <div className="zoom" onPointerMove={follow} onPointerLeave={() => setLens(undefined)}>
      {children}
      <Suspense>{lens && picture && <ZoomLens picture={picture} share={LENS} {...lens} />}</Suspense>
    </div>
  )
}

const clampShare = (share: number) => Math.min(1 - LENS, Math.max(0, share))
