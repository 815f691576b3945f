import type { ReactNode } from 'react'

/** A narrow card in the middle of the page: sign-in, registration, passwords. */
export const FormCard = ({
  title,
  children,
  lead,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
}) => (
  <div className="wrap max-w-md py-8 wide:py-14">
    <h1>{title}</h1>
    {lead && <p className="mt-2 text-muted">{lead}</p>}
    <div className="mt-6 grid gap-4">{children}</div>
  </div>
)
