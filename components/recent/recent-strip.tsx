'use client'
import { Fragment, type ReactNode, useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { NARROW_PX, STRIP_STEP_NARROW, STRIP_STEP_WIDE } from '#lib/constants.ts'
import { useRecent } from '#lib/recent/use-recent.ts'
import { RecentCard } from './recent-card.tsx'

type Props = {
  /** The product on whose page this is. */
  without?: number
  /** Until the browser has been asked, and when there is nothing. */
  waiting?: ReactNode
  empty?: ReactNode
}

/** 'Related to items you've viewed', from this device's own memory. */
export function RecentStrip({ without, waiting, empty }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  const seen = useRecent()
  // By their keys one is not turned into the other, which would count as a move of the page.
  if (!seen) return <Fragment key="waiting">{waiting}</Fragment>
  const entries = seen.filter(({ id }) => id !== without)
  if (!entries.length) return <Fragment key="empty">{empty}</Fragment>

  const step = (by: 1 | -1) =>
    strip.current?.scrollBy({ left: by * (innerWidth <= NARROW_PX ? STRIP_STEP_NARROW : STRIP_STEP_WIDE) })

  return (
    <section className="product-below" aria-labelledby="recent">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent">Related to items you've viewed</h2>
        <div className="flex">
          <button type="button" className="press" aria-label="Back" onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="press" aria-label="Onwards" onClick={() => step(1)}>
            <Icon name="right" />
          </button>
        </div>
      </div>
      <ul ref={strip} className="recent-strip">
        {entries.map(entry => (
          <li key={entry.id}>
            <RecentCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}
