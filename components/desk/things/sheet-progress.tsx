'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import type { Sheet } from '#lib/desk/rules/sheet-types.ts'
import { isUnderWay, lookAgain, states, steps } from '#messages/desk-sheets.ts'

const LOOK_MS = 2_000

/** How far long work is; the page looks again by itself. */
export function SheetProgress({
  sheet: { id, state, step, done, of },
}: {
  sheet: Pick<Sheet, 'id' | 'state' | 'step' | 'done' | 'of'>
}) {
  const router = useRouter()
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) router.refresh()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [router])
  const said = state === 'waiting' ? states.waiting : steps[step as keyof typeof steps]
  return (
    <section className="desk-card" role="status">
      <p>
        <b>{said}</b> {isUnderWay}
      </p>
      <progress
        className="w-full"
        max={of || undefined}
        value={of ? Math.min(done, of) : undefined}
        aria-label={said}
      />
      <a className="btn" href={`/desk/import/${id}`}>
        {lookAgain}
      </a>
    </section>
  )
}
