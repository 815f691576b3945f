import type { ReactNode } from 'react'
import { bringIntoSight } from '#lib/browser/bring-into-sight.ts'
import { Notice } from './notice.tsx'

/** Why what was pressed did not happen: said where it is seen, wherever the button stands. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <div ref={bringIntoSight}>
    <Notice tone="bad">{children}</Notice>
  </div>
)
