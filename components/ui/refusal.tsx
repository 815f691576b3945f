import type { ReactNode } from 'react'
import { scrollIntoViewIfHidden } from '#lib/browser/scroll-into-view.ts'
import { Notice } from './notice.tsx'

/** Why what was pressed did not happen: said where it is seen, wherever the button stands. */
export const Refusal = ({ children }: { children: ReactNode }) => (
  <div ref={scrollIntoViewIfHidden}>
    <Notice tone="bad">{children}</Notice>
  </div>
)
