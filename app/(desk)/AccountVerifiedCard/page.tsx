import type { Metadata } from 'next'
import { DeskCard } from '#components/session/desk-card.tsx'
import { ResetForm } from '#components/session/reset-form.tsx'
import { toldFields } from '#components/session/told-fields.ts'
import { Chrome } from '#components/shop/chrome.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/page-query.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/page-metadata.ts'

export const dynamic = 'force-dynamic'

// The address holds the secret: it goes to nobody as a referrer.
export const generateMetadata = (): Metadata => ({ ...pageMetadata(routes.reset), referrer: 'same-origin' })

export default async function ResetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const token = queryOf(await searchParams).get('token') ?? ''
  const flash = await readFlash()
  return (
    <Chrome route={routes.reset}>
      <DeskCard title="Set a new password">
        {!token && (
          <Notice tone="bad">
            <p className="font-medium">{messages.noToken}</p>
            <p>{messages.noTokenText}</p>
          </Notice>
        )}
        {token && flash.say && (
          <Notice tone="bad">
            <p className="font-medium">{messages.resetFailed}</p>
            <p>{messages[flash.say]}</p>
          </Notice>
        )}
        <ResetForm token={token} told={toldFields(flash)} />
        <p className="text-center">
          <a className="link" href={routes.forgot.path}>
            Ask for a new link
          </a>
        </p>
      </DeskCard>
    </Chrome>
  )
}
