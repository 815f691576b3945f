'use client'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useRecent } from '#lib/recent/browser/use-recent.ts'

// Fetched where there is something to show, which on a first visit there is not.
const RecentRow = lazy(() => import('./recent-row.tsx'))

type Props = {
  /** The product on whose page this is. */
  without?: number
  /** Until the browser has been asked, and when there is nothing. */
  waiting?: ReactNode
  empty?: ReactNode
}

/** 'Related to items you've viewed', from this device's own memory. */
export function RecentStrip({ without, waiting, empty }: Props) {
  const seen = useRecent()
  // By their keys one is not turned into the other, which would count as a move of the page.
  if (!seen) return <Fragment key="waiting">{waiting}</Fragment>
  const entries = seen.filter(({ id }) => id !== without)
  if (!entries.length) return <Fragment key="empty">{empty}</Fragment>
  return (
    <Suspense fallback={waiting}>
      <RecentRow entries={entries} />
    </Suspense>
  )
}
