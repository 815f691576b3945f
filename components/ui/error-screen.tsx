'use client'

import { somethingWrong } from '#messages/error.ts'
import { cartIsSafe, goToHome, requestIdIs, tryAgain } from '#messages/error-screen.ts'
import { Button, ButtonLink } from './button.tsx'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** What is shown where a page broke in the browser, or after its first lines were sent. */
export const ErrorScreen = ({ error, reset }: Props) => (
  <main className="wrap grid justify-items-center gap-4 py-12 text-center wide:py-20">
    <h1>{somethingWrong}</h1>
    <p className="max-w-prose text-muted">
      {cartIsSafe}
      {error.digest && (
        <>
          <br />
          {requestIdIs(error.digest)}
        </>
      )}
    </p>
    <div className="flex flex-wrap justify-center gap-3">
      <Button look="primary" onClick={reset}>
        {tryAgain}
      </Button>
      <ButtonLink href="/">{goToHome}</ButtonLink>
    </div>
  </main>
)
