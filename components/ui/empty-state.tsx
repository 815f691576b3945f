import type { ReactNode } from 'react'
import { Rosette } from './motif.tsx'

/** Nothing here, and what to do next. */
export const EmptyState = ({
  title,
  children,
  level: Heading = 'h1',
}: {
  title: ReactNode
  children?: ReactNode
  level?: 'h1' | 'h2'
}) => (
  <div className="wrap grid justify-items-center gap-4 py-12 text-center wide:py-20">
    <Rosette className="size-28" />
    <Heading>{title}</Heading>
    {children}
  </div>
)
