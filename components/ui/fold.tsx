import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** A section that opens and closes by a press, script or not. */
export const Fold = ({
  title,
  open,
  children,
}: {
  title: ReactNode
  open?: boolean
  children: ReactNode
}) => (
  <details className="fold" open={open}>
    <summary>
      {title}
      <Icon name="down" />
    </summary>
    <div className="pb-5">{children}</div>
  </details>
)
