import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { messages } from '#lib/messages.ts'
import { pathOf } from '#lib/routes.ts'

/** The general error: what happened, the number to tell us, what still works. No data, no chrome: both may be what broke. */
export const ErrorScreen = ({ requestId, children }: { requestId?: string; children?: ReactNode }) => (
  <EmptyState title={messages.somethingWrong}>
    <p className="max-w-prose text-muted">
      It is our fault, not yours. Please try again in a moment; what you have ordered stands under My Orders.
    </p>
    {requestId && (
      <p className="text-sm text-muted">
        If you write to us, name this number: <code className="price">{requestId}</code>
      </p>
    )}
    <div className="flex flex-wrap justify-center gap-3">
      {children}
      <ButtonLink href={pathOf('home')}>Go to Home</ButtonLink>
    </div>
  </EmptyState>
)
