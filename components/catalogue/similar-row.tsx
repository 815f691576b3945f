'use client'
import { type ReactNode, useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { turnedPage } from '#lib/catalogue/turned-page.ts'

/** A row that is swiped, or turned by a page with the arrows, which wrap both ways. */
export function SimilarRow({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const row = useRef<HTMLUListElement>(null)
  const ready = useHydrated()

  const turn = (by: 1 | -1) => {
    const element = row.current
    if (element) element.scrollTo({ left: turnedPage(element, by) })
  }

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        {heading}
        <div className={ready ? 'flex' : 'invisible flex'}>
          <button type="button" className="press" aria-label="Previous products" onClick={() => turn(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="press" aria-label="Next products" onClick={() => turn(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <ul ref={row} className="similar-row">
        {children}
      </ul>
    </>
  )
}
