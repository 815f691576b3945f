'use client'

import { somethingWrong } from '#messages/error.ts'
import { Button, ButtonLink } from './button.tsx'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** What is shown where a page broke in the browser, or after its first lines were sent. */
export const ErrorScreen = ({ error, reset }: Props) => (
  <main className="wrap grid justify-items-center gap-4 py-12 text-center wide:py-20">
    <h1>{somethingWrong}</h1>
    <p className="max-w-prose text-muted">
      Your cart and your orders are safe. Trying again usually helps.
      {error.digest && (
        <>
          <br />
          Request id: {error.digest}
        </>
      )}
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button look="primary" onClick={reset}>
        Try again
      </Button>
      <ButtonLink href="/">Go to Home</ButtonLink>
    </div>
  </main>
)
