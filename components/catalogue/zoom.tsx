'use client'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { pictureUrl } from '#lib/media/picture-url.ts'

/** How much of the picture the lens covers. */
const LENS = 0.4

/** Under a mouse: a lens over the picture, and what it covers enlarged beside it. */
export function Zoom({ picture, children }: { picture?: string; children: ReactNode }) {
  const [lens, setLens] = useState<{ left: number; top: number }>()

  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || !picture) return setLens(undefined)
    const box = event.currentTarget.getBoundingClientRect()
    setLens({
      left: inside((event.clientX - box.left) / box.width - LENS / 2),
      top: inside((event.clientY - box.top) / box.height - LENS / 2),
    })
  }

  return (
    <div className="zoom" onPointerMove={follow} onPointerLeave={() => setLens(undefined)}>
      {children}
      {lens && picture && (
        <>
          <span
            className="zoom-lens"
            data-testid="zoom-lens"
            style={{
              left: percent(lens.left),
              top: percent(lens.top),
              width: percent(LENS),
              height: percent(LENS),
            }}
          />
          <span
            className="zoom-preview"
            data-testid="zoom-preview"
            style={{
              // The picture that is there already, until the large one has come.
              backgroundImage: `url("${pictureUrl(picture, '1200x1200')}"), url("${pictureUrl(picture, '800x800')}")`,
              backgroundSize: percent(1 / LENS),
              backgroundPosition: `${percent(lens.left / (1 - LENS))} ${percent(lens.top / (1 - LENS))}`,
            }}
          />
        </>
      )}
    </div>
  )
}

const inside = (share: number) => Math.min(1 - LENS, Math.max(0, share))
const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`
