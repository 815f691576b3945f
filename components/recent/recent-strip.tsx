'use client'
import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useRecent } from '#lib/recent/browser/use-recent.ts'

// Loaded only if there is something to show, which on a first visit there is not.
const RecentRow = lazy(() => import('./recent-row.tsx'))

type Props = {
  /** The product of this page. */
  without?: number
  /** Before the storage has been read, and when there is nothing. */
  waiting?: ReactNode
  empty?: ReactNode
}

/** 'Related to items you've viewed', from this device's own storage. */
export function RecentStrip({ without, waiting, empty }: Props) {
  const seen = useRecent()
  // Different keys, so that one is not updated into the other, which would count as a layout shift.
  if (!seen) return <Fragment key="waiting">{waiting}</Fragment>
  const entries = seen.filter(({ id }) => id !== without)
  if (!entries.length) return <Fragment key="empty">{empty}</Fragment>
  return (
    <Suspense fallback={waiting}>
      <RecentRow entries={entries} />
    </Suspense>
  )
}
