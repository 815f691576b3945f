'use client'
import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useOverflow } from '#lib/browser/use-overflow.ts'
import { turnedPage } from '#lib/catalogue/turned-page.ts'

/** The arrows of the row below, which is swiped otherwise: they turn it by a page, and wrap both ways. */
export function SimilarTurns() {
  const arrows = useRef<HTMLDivElement>(null)
  const rowOf = () => arrows.current?.closest('section')?.querySelector('ul')
  const ready = useOverflow(rowOf)

  const turn = (by: 1 | -1) => {
    const row = rowOf()
    if (row) row.scrollTo({ left: turnedPage(row, by) })
  }

  return (
    <div ref={arrows} className={ready ? 'flex' : 'invisible flex'}>
      <button type="button" className="press" aria-label="Previous products" onClick={() => turn(-1)}>
        <Icon name="left" />
      </button>
      <button type="button" className="press" aria-label="Next products" onClick={() => turn(1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}
