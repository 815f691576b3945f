'use client'
import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useOverflow } from '#lib/browser/use-overflow.ts'
import { nextScrollPosition } from '#lib/catalogue/browser/next-scroll-position.ts'
import { nextProducts, previousProducts } from '#messages/similar.ts'

/** The arrows of the row below, where it is wider than its place: each scrolls it by a page, and wraps at both ends. */
export function SimilarArrows() {
  const arrows = useRef<HTMLDivElement>(null)
  const rowBelow = () => arrows.current?.closest('section')?.querySelector('ul')
  const isOfUse = useOverflow(rowBelow)

  const scroll = (by: 1 | -1) => {
    const row = rowBelow()
    if (row) row.scrollTo({ left: nextScrollPosition(row, by) })
  }

  return (
    <div ref={arrows} className={isOfUse ? 'flex' : 'invisible flex'}>
      <button type="button" className="press" aria-label={previousProducts} onClick={() => scroll(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="press" aria-label={nextProducts} onClick={() => scroll(1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}
