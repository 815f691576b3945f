import { useRef } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { useOverflow } from '#lib/browser/use-overflow.ts'
import { NARROW_PX, STRIP_STEP_NARROW, STRIP_STEP_WIDE } from '#lib/constants.ts'
import type { Recent } from '#lib/recent/rules/recent.ts'
import { relatedToViewed, scrollBack, scrollOnwards } from '#messages/recent.ts'
import { RecentCard } from './recent-card.tsx'

/** The viewed products, in a row that is scrolled by touch or with the arrows. */
export default function RecentRow({ entries }: { entries: readonly Recent[] }) {
  const strip = useRef<HTMLUListElement>(null)
  const ready = useOverflow(() => strip.current)
  const step = (by: 1 | -1) =>
    strip.current?.scrollBy({ left: by * (innerWidth <= NARROW_PX ? STRIP_STEP_NARROW : STRIP_STEP_WIDE) })

  return (
    <section className="product-below" aria-labelledby="recent">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent">{relatedToViewed}</h2>
        <div className={ready ? 'flex' : 'invisible flex'}>
          <button type="button" className="press" aria-label={scrollBack} onClick={() => step(-1)}>
            <Icon name="left" />
          </button>
          <button type="button" className="press" aria-label={scrollOnwards} onClick={() => step(1)}>
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
