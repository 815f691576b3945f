import type { ReactNode } from 'react'
import { Rosette } from '#components/ui/motif.tsx'

/** How a page of text begins. */
export const PageHead = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <div className="mt-8 mb-8 flex items-center gap-5 wide:mt-14 wide:mb-10">
    <Rosette className="size-16 wide:size-20" />
    <div className="min-w-0">
      <h1>{title}</h1>
      {children && <div className="mt-2 max-w-prose text-muted">{children}</div>}
    </div>
  </div>
)
