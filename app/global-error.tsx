'use client'

import { ErrorScreen } from '#components/ui/error-screen.tsx'
import './globals.css'

/** Where a root layout itself broke. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <ErrorScreen {...props} />
      </body>
    </html>
  )
}
