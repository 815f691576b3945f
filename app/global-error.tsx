'use client'

import { ErrorScreen } from '#components/ui/error-screen.tsx'
import { locale } from '#messages/language.ts'
import './globals.css'

/** Where a root layout itself broke. */
export default function GlobalError(props: { error: Error & { digest?: string }; reset: () => void }) {
  return (
    <html lang={locale}>
      <body>
        <ErrorScreen {...props} />
      </body>
    </html>
  )
}
