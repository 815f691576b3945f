'use client'
import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { turnedPage } from '#lib/catalogue/turned-page.ts'
import { type Card, SimilarCard } from './similar-card.tsx'

/** A row that is swiped, or turned by a page with the arrows, which wrap both ways. */
export function SimilarRow({ cards }: { cards: readonly Card[] }) {
  const row = useRef<HTMLUListElement>(null)
  const ready = useHydrated()

  const turn = (by: 1 | -1) => {
    const element = row.current
    if (element) element.scrollTo({ left: turnedPage(element, by) })
  }

  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 id="similar">Similar Products</h2>
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
        {cards.map(card => (
          <SimilarCard key={card.path} {...card} />
        ))}
      </ul>
    </>
  )
}
