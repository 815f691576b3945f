'use client'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { useHydrated } from '#lib/browser/use-hydrated.ts'
import { nextLines } from '#lib/catalogue/rules/description-steps.ts'
import { DESCRIPTION_STEP } from '#lib/constants.ts'
import { collapseAll, readLess, readMore } from '#messages/description.ts'

/**
 * Shows 8 line-units first, 8 more with each press, and all of them after 24 (Rule 42). Before the script has loaded, one
 * switch opens all of it.
 */
export function Description({ long, children }: { long: boolean; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null)
  const ready = useHydrated()
  const [lines, setLines] = useState<number>(DESCRIPTION_STEP)
  const [height, setHeight] = useState<number>()

  useEffect(() => {
    const element = text.current
    if (!element) return
    const measure = () =>
      setHeight(element.scrollHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])

  const fits = height !== undefined && height <= lines + 0.5
  const folds = height === undefined ? long : height > DESCRIPTION_STEP + 0.5
  const opened = fits || !Number.isFinite(lines)
  const show = (next: number) => {
    setLines(next)
    // What was read to the end has gone upwards.
    if (next < lines) requestAnimationFrame(() => text.current?.scrollIntoView({ block: 'nearest' }))
  }
  return (
    <div className="description">
      {!ready && long && (
        <input id="whole-description" className="sr-only" type="checkbox" aria-label={readMore} />
      )}
      <div
        ref={text}
        className="description-text"
        data-lines={lines}
        data-more={(folds && !opened) || undefined}
        // Without a number there is no limit.
        style={{ '--lines': Number.isFinite(lines) ? lines : undefined } as CSSProperties}
      >
        {children}
      </div>
      {!ready && long && (
        <label htmlFor="whole-description" className="btn btn-small mt-3">
          {readMore}
        </label>
      )}
      {ready && folds && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button size="small" onClick={() => show(nextLines(lines, fits))}>
            {opened ? readLess : readMore}
          </Button>
          {lines > DESCRIPTION_STEP && (
            <Button size="small" look="quiet" onClick={() => show(DESCRIPTION_STEP)}>
              {collapseAll}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
