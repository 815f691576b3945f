'use client'
import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { nextScrollPosition } from '#lib/catalogue/browser/next-scroll-position.ts'
import { nextProducts, previousProducts } from '#messages/similar.ts'

/** The arrows of the row below: each scrolls it by a page, and wraps at both ends. Without them it is swiped. */
export function SimilarArrows() {
  const arrows = useRef<HTMLDivElement>(null)
  const ready = useHydrated()

  const scroll = (by: 1 | -1) => {
    const row = arrows.current?.closest('section')?.querySelector('ul')
    if (row) row.scrollTo({ left: nextScrollPosition(row, by) })
  }

  return (
    <div ref={arrows} className={ready ? 'flex' : 'invisible flex'}>
      <button type="button" className="press" aria-label={previousProducts} onClick={() => scroll(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="press" aria-label={nextProducts} onClick={() => scroll(1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}
