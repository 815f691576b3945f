import type { ReactNode } from 'react'

/**
 * What the shop says of a PIN code, below its field. Its place is kept: the answer may come while somebody presses the button
 * below, and a button that moves from under a finger is not pressed.
 */
export const PinHint = ({ children }: { children: ReactNode }) => (
  <span role="status" className="block min-h-[2lh]">
    {children}
  </span>
)
